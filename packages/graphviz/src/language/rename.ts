import type { TextRange, TextChange } from '@letu/core';
import type { DotAttribute, DotGraph, DotMention, DotText } from '../dot/graph.js';
import { parseDot } from '../dot/parser.js';
import { identifier, quoted } from './identifier.js';

const EDGE_LABELS = ['label', 'xlabel', 'headlabel', 'taillabel'];
const NODE_LABELS = ['label', 'xlabel'];
/** Line ends of a label and what a name or text stands for in it (https://graphviz.org/docs/attr-types/escString/). */
const LINE_END = /\\[nlr]|\r?\n/;
const ESCAPE = /\\[NGETHL]/;

/** Returns the changes that give a node, edge or cluster of a DOT text another label, or null where it is no plain text. */
export function rename(
  source: string,
  range: TextRange,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const graph = parseDot(source);
  const isAt = ({ from, to }: TextRange) => from === range.from && to === range.to;
  const mention = graph.mentions.find(isAt);
  if (mention) return renameNode(source, graph, mention, label, newLabel);
  const attributes = graph.attributes.filter(({ name, owner }) => {
    if (owner.kind === 'item') return EDGE_LABELS.includes(name) && owner.edges.some(isAt);
    return name === 'label' && owner.kind === 'graph' && owner.subgraph !== undefined && isAt(owner.subgraph);
  });
  return changeLabel(source, attributes, label, newLabel);
}

function renameNode(
  source: string,
  graph: DotGraph,
  { name }: DotMention,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const own = graph.attributes.filter(
    (attribute) =>
      NODE_LABELS.includes(attribute.name) &&
      attribute.owner.kind === 'item' &&
      attribute.owner.nodes.includes(name),
  );
  const changes = changeLabel(source, own, label, newLabel);
  if (changes) return changes;
  const hasLabel = own.some((attribute) => attribute.name === 'label');
  if (hasLabel || name !== label || hasDefaultLabel(graph)) return null;
  return isFree(graph, newLabel) ? renameMentions(source, graph, name, newLabel) : null;
}

/** A backslash, `&` or `<` would mean something else in a name shown as its own label. */
function isFree(graph: DotGraph, name: string): boolean {
  return name !== '' && !/[\\&]/.test(name) && !graph.mentions.some((mention) => mention.name === name);
}

function hasDefaultLabel(graph: DotGraph): boolean {
  return graph.attributes.some(({ name, owner }) => name === 'label' && owner.kind === 'node');
}

function renameMentions(source: string, graph: DotGraph, name: string, newName: string): TextChange[] {
  return graph.mentions
    .filter((mention) => mention.name === name)
    .map(({ from, to }) => ({
      from,
      to,
      insert: source[from] === '"' ? quoted(newName) : identifier(newName),
    }));
}

/** Changes the label that shows a text, whole or in one of its lines. The last of several attributes counts. */
function changeLabel(
  source: string,
  attributes: readonly DotAttribute[],
  label: string,
  newLabel: string,
): TextChange[] | null {
  const last = new Map(attributes.map((attribute) => [attribute.name, attribute.value]));
  for (const value of last.values()) {
    if (value.html) continue;
    const changed = changedValue(value, label, newLabel);
    if (changed === undefined) continue;
    const insert = source[value.from] === '"' ? quoted(changed) : identifier(changed);
    return [{ from: value.from, to: value.to, insert }];
  }
  return null;
}

function changedValue({ value }: DotText, label: string, newLabel: string): string | undefined {
  if (ESCAPE.test(value)) return undefined;
  const ends = [...value.matchAll(new RegExp(LINE_END, 'g'))].map(([end]) => end);
  const lines = value.split(LINE_END);
  if (plain(lines.join(' ')) === plain(label)) return escaped(newLabel);
  const matching = lines.filter((line) => plain(line) === plain(label));
  if (matching.length !== 1) return undefined;
  return lines
    .map((line, index) => (line === matching[0] ? escaped(newLabel) : line) + (ends[index] ?? ''))
    .join('');
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns a label as it is shown, with its blanks made even. */
function plain(label: string): string {
  return label
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function escaped(label: string): string {
  return label
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('\n', String.raw`\n`);
}
