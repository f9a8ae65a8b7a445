import { stableJson } from '@letu/core';

/** Tells whether two choices of options draw alike. */
export function isSameOptions(left: object = {}, right: object = {}): boolean {
  return stableJson(left) === stableJson(right);
}
