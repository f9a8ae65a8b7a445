import type { TextRange } from '@letu/core';

/** A thing in a diagram, with its place in the source: the statement that declares it. */
export interface Part extends TextRange {
  readonly role: 'group' | 'node' | 'link';
  /** What the source calls it; empty for a thing without a name. */
  readonly id: string;
  /** The text it shows. */
  readonly label: string;
  /** Where that text stands, if it is one piece of the source. */
  readonly labelRange?: TextRange;
  /** The group it is in, by its number in the list. */
  readonly parent?: number;
  /** What a link leads from and to. */
  readonly ends?: readonly [string, string];
  /** Where the id stands for the first time. */
  readonly idRange?: TextRange;
  /** Where the block of a group ends. */
  readonly end?: number;
  /** What it is besides: `note`, or the word a block begins with. */
  readonly sort?: string;
}
