import type { Diagnostic } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { isNode, visit, type Pair, type YAMLMap } from 'yaml';
import { fixTitles } from '../locales/fixTitles.js';
import { parseChart } from '../source/readSource.js';

/** Returns the change that takes away a word that stands in the same map before, with what it is set to; undefined for any other mistake. */
export function duplicateFix(source: string, { from }: Diagnostic): QuickFix | undefined {
  const document = parseChart(source);
  if (!document?.errors.some(({ code, pos }) => code === 'DUPLICATE_KEY' && pos[0] === from))
    return undefined;
  let range: readonly [from: number, to: number] | undefined;
  visit(document, {
    Map(_, map) {
      const index = map.items.findIndex((pair) => rangeOf(pair.key)[0] === from);
      if (index > 0) range = map.flow ? betweenCommas(map, index) : linesOf(source, map, index);
      return range ? visit.BREAK : undefined;
    },
  });
  return range && { title: fixTitles.removeTwice, changes: [{ from: range[0], to: range[1], insert: '' }] };
}

/** Returns the pair of a map in braces, with the comma before it. */
function betweenCommas(map: YAMLMap, index: number): readonly [from: number, to: number] {
  return [endOf(map.items[index - 1]), endOf(map.items[index])];
}

/** Returns the lines of a pair. */
function linesOf(source: string, map: YAMLMap, index: number): readonly [from: number, to: number] {
  const lineStart = (offset: number) => source.lastIndexOf('\n', offset - 1) + 1;
  const from = lineStart(rangeOf(map.items[index]?.key)[0]);
  const end = endOf(map.items[index]);
  // A text below a bar has its last line break with it.
  if (source[end - 1] === '\n') return [from, end];
  const lineEnd = source.indexOf('\n', end);
  return [from, lineEnd < 0 ? source.length : lineEnd + 1];
}

const endOf = (pair: Pair | undefined) => rangeOf(pair?.value ?? pair?.key)[1];

function rangeOf(node: unknown): readonly [from: number, to: number] {
  const [from = -1, to = -1] = isNode(node) ? (node.range ?? []) : [];
  return [from, to];
}
