import { describe, expect, it } from 'vitest';
import { graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import type { RenderContext, Shape } from '@letu/core';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';
import { hasCorpus } from '../../core/test/corpus.js';
import { samples } from './corpus.js';

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };

async function shapesIn(source: string): Promise<readonly Shape[]> {
  const result = await engine.render(source, graphviz.defaultOptions, context);
  if (result.status === 'failure') throw new Error(JSON.stringify(result));
  return result.shapes ?? [];
}

/** Draws a source and returns its shapes as `key`, or `from→to` for links, each with the text it is tied to. */
async function tied(source: string): Promise<readonly (readonly [name: string, text: string])[]> {
  const shapes = await shapesIn(source);
  const keyOf = (id: string | undefined) => shapes.find((shape) => shape.id === id)?.key;
  return shapes.map(({ key, from, to, range }) => {
    return [key ?? `${keyOf(from)}→${keyOf(to)}`, source.slice(range?.from, range?.to)];
  });
}

describe('the shapes of graphviz', () => {
  it.each([
    ['digraph { 甲 -> 乙; 乙 -> 丙 }', '乙→丙', '乙 -> 丙'],
    ['digraph { 甲:p:e -> "乙 "  }', '甲→乙 ', '甲:p:e -> "乙 "'],
    ['digraph { 甲 -> 乙 [headport=n] }', '甲→乙', '甲 -> 乙'],
    ['graph { "甲--乙" -- "丙:丁" }', '甲--乙→丙:丁', '"甲--乙" -- "丙:丁"'],
    ['digraph { {甲 乙} -> {丙 丁} }', '乙→丙', '{甲 乙} -> {丙 丁}'],
    ['digraph { subgraph cluster_组 { 甲 } }', 'cluster_组', 'subgraph cluster_组'],
    ['digraph { 甲 -> 乙 }', '乙', '乙'],
  ])('ties in %s the part %s to its text', async (source, name, text) => {
    expect(Object.fromEntries(await tied(source))).toHaveProperty([name], text);
  });

  it('ties edges to the ports they are written with', async () => {
    const source = 'digraph { a:x -> b; a:y -> b; a [shape=record, label="<x>1|<y>2"] }';
    const texts = (await tied(source)).filter(([name]) => name === 'a→b').map(([, text]) => text);
    expect(texts.toSorted()).toEqual(['a:x -> b', 'a:y -> b']);
  });

  it('ties a node to the place of its attributes rather than to an edge before', async () => {
    const source = 'digraph { 甲 -> 乙\n 乙 [shape=box] }';
    const node = (await shapesIn(source)).find(({ key }) => key === '乙');
    expect(node?.range?.from).toBe(source.lastIndexOf('乙'));
  });

  it('numbers edges between the same nodes in the order of the source', async () => {
    const source = 'digraph { a -> b [label=1]; a -> b [label=2]; a -> b [label=3] }';
    const edges = (await shapesIn(source)).filter(({ role }) => role === 'link');
    expect(edges.map(({ label }) => label)).toEqual(['1', '2', '3']);
    expect(edges.map(({ range }) => range?.from)).toEqual([10, 28, 46]);
  });

  it('says the heads of edges', async () => {
    const arrows = async (source: string) =>
      (await shapesIn(source)).find(({ role }) => role === 'link')?.arrows;
    expect(await arrows('digraph { a -> b }')).toBeUndefined();
    expect(await arrows('graph { a -- b }')).toBe('none');
  });

  it.skipIf(!hasCorpus('graphviz'))(
    'finds 95 % of nodes and links over the corpus (needs ../shared)',
    { tags: 'long' },
    async () => {
      const counts = new Map<string, TieCount>();
      for (const { name, source } of samples()) {
        const result = await engine.render(source, graphviz.defaultOptions, context);
        if (result.status === 'success') counts.set(name, countTies('graphviz', source, result));
      }
      const [report] = reportTies('graphviz', counts);
      expect(report?.files).toBeGreaterThanOrEqual(60);
      expect(report?.share, JSON.stringify(report?.missing)).toBeGreaterThanOrEqual(0.95);
      expect(report?.linkShare, JSON.stringify(report?.missing)).toBeGreaterThanOrEqual(0.95);
    },
  );
});
