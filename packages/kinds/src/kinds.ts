import type { ListedKind } from '@letu/core';
import * as list from './list.js';

/** The kinds of Letu, in the order to offer them. */
export const kinds: readonly ListedKind[] = kindsIn(list);

/** Returns the kinds among what a module exports, in the order to offer them. */
export function kindsIn(exports: object): readonly ListedKind[] {
  return inOrder(Object.values(exports).filter(isListed));
}

function isListed(value: unknown): value is ListedKind {
  return typeof value === 'object' && value !== null && 'loadKind' in value;
}

/** Returns kinds in the order to offer them: those that say no place come last, as they were given. */
export function inOrder(given: readonly ListedKind[]): readonly ListedKind[] {
  const last = given.length;
  return given.toSorted((one, other) => (one.order ?? last) - (other.order ?? last));
}
