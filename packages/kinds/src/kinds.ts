import type { ListedKind } from '@letu/core';
import * as list from './list.js';

/** The kinds of Letu, in the order to offer them. */
export const kinds: readonly ListedKind[] = inOrder(Object.values(list));

/** Returns kinds in the order to offer them: those that say no place come last, as they were given. */
export function inOrder(given: readonly ListedKind[]): readonly ListedKind[] {
  const last = given.length;
  return given.toSorted((one, other) => (one.order ?? last) - (other.order ?? last));
}
