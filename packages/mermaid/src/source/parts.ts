import type { TextRange } from '@letu/core';
import { readCalls } from './read/calls.js';
import { readGraph } from './read/graph.js';
import { readItems } from './read/items.js';
import { readSequence } from './read/sequence.js';
import { dialectIn, scan } from './scan.js';
import type { Dialect } from './dialects.js';

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

const GRAPHS: ReadonlySet<Dialect> = new Set<Dialect>([
  'flowchart',
  'class',
  'state',
  'er',
  'requirement',
  'block',
  'architecture',
  'usecase',
  'agentflow',
  'sankey',
  'wardley',
]);

let last: { readonly source: string; readonly parts: readonly Part[] } | undefined;

/**
 * Reads what a diagram consists of, in the order of the source. Mermaid's parsers keep no places, so the source is read by the
 * rules that also colour it. The answer for the last source is kept.
 */
export function readParts(source: string): readonly Part[] {
  if (last?.source !== source) last = { source, parts: read(source) };
  return last.parts;
}

function read(source: string): readonly Part[] {
  const lines = scan(source);
  const dialect = dialectIn(source);
  if (GRAPHS.has(dialect)) return readGraph(source, lines, dialect);
  if (dialect === 'sequence') return readSequence(source, lines);
  if (dialect === 'c4') return readCalls(source, lines);
  return readItems(source, lines, dialect);
}
