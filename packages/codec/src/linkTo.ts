import type { LinkTarget } from '@letu/core';
import type { Dialect } from './dialects/dialect.js';
import { dialects } from './dialects/index.js';

/**
 * Returns a link that holds a whole diagram.
 *
 * @param server The server to name. @default the target's own
 * @throws CodecError `lone-surrogate`; RangeError where the target's dialect is none.
 */
export function linkTo(target: LinkTarget, source: string, server = target.server): string {
  const { dialect, form, wrap = (text: string) => text, path } = target;
  const found = Object.values<Dialect>(dialects).find(({ name }) => name === dialect);
  if (!found) throw new RangeError(`There is no dialect ${dialect}.`);
  return server + path(found.encode(wrap(source), form));
}
