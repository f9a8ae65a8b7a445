import type { Part } from './part.js';
import { readCalls } from './read/calls.js';
import { readGraph } from './read/graph.js';
import { readItems } from './read/items.js';
import { readSequence } from './read/sequence.js';
import { dialectIn, scan } from './scan.js';
import type { Dialect } from './dialects.js';

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
