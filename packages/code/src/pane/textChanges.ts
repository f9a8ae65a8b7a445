import { presentableDiff } from '@codemirror/merge';
import type { TextChange } from '@letu/core';

/** How far differences are looked into: what is made anew altogether is put in place of what was there as a whole. */
const SCAN_LIMIT = 500;

/** Returns what turns one text into another, each difference by itself, so that carets between them stay where they are. */
export function textChanges(before: string, after: string): readonly TextChange[] {
  const differences = presentableDiff(before, after, { scanLimit: SCAN_LIMIT });
  return differences.map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }));
}
