import { readTable } from '@letu/core/table';

/** A table of values that was opened, which may become a diagram of several kinds. */
export interface FoundTable {
  /** That of its file; empty for one that was pasted. */
  readonly name: string;
  readonly text: string;
}

/** Files that are tables by their names. */
export const isTableFile = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name);

/** Tells whether a text is a table: several rows of as many cells each, as spreadsheets copy them. */
export function isTableText(text: string): boolean {
  const [first = [], ...rows] = readTable(text.trim());
  return first.length > 1 && rows.length > 0 && rows.every(({ length }) => length === first.length);
}
