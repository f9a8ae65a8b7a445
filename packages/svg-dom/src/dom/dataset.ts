import type { Element } from './interfaces.js';

/** The `data-*` attributes of an element under their names in camel case. */
export function datasetOf(element: Element): Record<string, string | undefined> {
  const attribute = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, key) =>
        typeof key === 'string' ? (element.getAttribute(attribute(key)) ?? undefined) : undefined,
      set(_target, key, value) {
        element.setAttribute(attribute(String(key)), value);
        return true;
      },
      has: (_target, key) => element.hasAttribute(attribute(String(key))),
      deleteProperty(_target, key) {
        element.removeAttribute(attribute(String(key)));
        return true;
      },
      ownKeys: () =>
        element
          .getAttributeNames()
          .filter((name) => name.startsWith('data-'))
          .map((name) =>
            name.slice(5).replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
          ),
      getOwnPropertyDescriptor: (_target, key) => {
        const value = element.getAttribute(attribute(String(key)));
        return value === null ? undefined : { value, enumerable: true, configurable: true, writable: true };
      },
    },
  );
}
