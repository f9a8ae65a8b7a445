import { nearestWord, type Diagnostic, type TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { FULL_WIDTH } from '../dot/fullWidth.js';
import type { DotGraph } from '../dot/graph.js';
import { parseDot } from '../dot/parser.js';
import { fixTitles } from '../locales/fixTitles.js';
import { ATTRIBUTES, nearestAttribute } from './attributes.js';
import { COLORS } from './colors.js';
import { habitFixes } from './habits.js';
import { quoted } from './identifier.js';
import { quotes, syntaxFixes } from './syntaxFixes.js';
import { valuesOf } from './values.js';

/** Text in Chinese quotes, which keeps its own punctuation, or a single character. */
const QUOTED_OR_ONE = /“[^“”]*”|[^]/g;

/** Returns the changes that mend a diagnostic of a DOT text, the likeliest first. */
export function fixes(source: string, diagnostic: Diagnostic): readonly QuickFix[] {
  const graph = parseDot(source);
  const { problem } = graph;
  if (problem && problem.from === diagnostic.from && problem.to === diagnostic.to) {
    const habits = habitFixes(source, graph, problem);
    const isMended = habits.some(({ changes }) => changes.some((change) => covers(change, problem.from)));
    // Beside the sign that was meant, a change to a part of what is written there is none.
    return isMended ? habits : [...habits, ...syntaxFixes(source, graph, problem)];
  }
  return (
    fullWidthFixes(source, graph, diagnostic) ??
    nameFixes(graph, diagnostic) ??
    valueFixes(source, graph, diagnostic)
  );
}

const covers = ({ from, to }: TextChange, offset: number) => from <= offset && offset < to;

function fullWidthFixes(source: string, graph: DotGraph, { from, to }: Diagnostic): QuickFix[] | undefined {
  const name = graph.bareNames.find((bare) => bare.from <= from && to <= bare.to);
  const meant = FULL_WIDTH[source.slice(from, to)];
  if (!name || meant === undefined) return undefined;
  const changes = graph.bareNames.flatMap((bare) => halfWidth(source, bare.from, bare.to));
  const here = { title: fixTitles.write(meant), changes: [{ from, to, insert: meant }] };
  const everywhere = { title: fixTitles.halfWidth, changes };
  // One quote alone would be left open.
  const isPart = changes.length > 1 && meant !== '"';
  return [everywhere, ...(isPart ? [here] : []), quotes(source, name.from, name.to)];
}

function halfWidth(source: string, from: number, to: number): TextChange[] {
  return [...source.slice(from, to).matchAll(QUOTED_OR_ONE)].flatMap(({ 0: piece, index }) => {
    const at = from + index;
    const ends = piece.length > 1 ? [at, at + piece.length - 1] : [at];
    return ends.flatMap((end) => {
      const insert = FULL_WIDTH[source[end] ?? ''];
      return insert === undefined ? [] : [{ from: end, to: end + 1, insert }];
    });
  });
}

/** An attribute whose name Graphviz does not know. */
function nameFixes({ attributes }: DotGraph, { from, to }: Diagnostic): QuickFix[] | undefined {
  const attribute = attributes.find(({ key }) => key.from === from && key.to === to);
  if (!attribute) return undefined;
  const name = nearestAttribute(attribute.name);
  return name === undefined ? [] : [{ title: fixTitles.write(name), changes: [{ from, to, insert: name }] }];
}

/** A shape, arrow, style, colour or layout that Graphviz does not know: the nearest one it does. */
function valueFixes(source: string, graph: DotGraph, { from, to }: Diagnostic): QuickFix[] {
  const attribute = graph.attributes.find(({ value }) => value.from <= from && to <= value.to);
  const known = attribute && ATTRIBUTES.get(attribute.name);
  if (!known) return [];
  const word = source.slice(from, to).replaceAll('"', '');
  const candidates = known.type.startsWith('color')
    ? COLORS.map(({ name }) => name)
    : valuesOf(known.type, known.owners).map(({ value }) => value);
  const isWhole = source[from] === '"';
  const value = nearestWord(word, candidates);
  if (value === undefined) return [];
  return [
    { title: fixTitles.write(value), changes: [{ from, to, insert: isWhole ? quoted(value) : value }] },
  ];
}
