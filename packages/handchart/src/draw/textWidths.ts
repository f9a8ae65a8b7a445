import LRU from 'zrender/lib/core/LRU.js';

/**
 * Makes zrender keep the widths of texts under keys of their own. It keeps them in plain objects by the texts themselves, where
 * `constructor` finds what is no width, and `__proto__` writes into what all objects have in common.
 */
export function keepTextWidthsApart(): void {
  const { get, put } = LRU.prototype;
  LRU.prototype.get = function (key) {
    return get.call(this, `text ${key}`);
  };
  LRU.prototype.put = function (key, value) {
    return put.call(this, `text ${key}`, value);
  };
}
