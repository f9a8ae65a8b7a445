import { describe, expect, it } from 'vitest';
import { graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import type { RenderContext } from '@letu/core';
import { countTies, type TieCount } from '../../../scripts/corpus/ties/countTies.js';
import { reportTies } from '../../../scripts/corpus/ties/tieReport.js';
import { hasCorpus } from '../../core/test/corpus.js';
import { readGroups, type PictureGroup } from '../src/picture/groups.js';
import { samples } from './corpus.js';

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };

/** Draws a source and returns its nodes, edges and clusters with the text each is tied to. */
async function tied(source: string): Promise<(PictureGroup & { text: string | undefined })[]> {
  const result = await engine.render(source, graphviz.defaultOptions, context);
  if (result.status !== 'success') return [];
  const places = new Map(result.sourceMap?.map((entry) => [entry.selector, entry]));
  return readGroups(result.svg).map((group) => {
    const place = places.get(`[id="${group.id.replaceAll(/["\\]/g, String.raw`\$&`)}"]`);
    return { ...group, text: place && source.slice(place.from, place.to) };
  });
}

describe('the source map of graphviz', () => {
  it.each([
    ['digraph { 甲 -> 乙; 乙 -> 丙 }', '乙->丙', '乙 -> 丙'],
    ['digraph { 甲:p:e -> "乙 "  }', '甲:e->乙 ', '甲:p:e -> "乙 "'],
    ['digraph { 甲 -> 乙 [headport=n] }', '甲->乙:n', '甲 -> 乙'],
    ['digraph { a:x -> b; a:y -> b; a [shape=record, label="<x>1|<y>2"] }', 'a:y->b', 'a:y -> b'],
    ['graph { "甲--乙" -- "丙:丁" }', '甲--乙--丙:丁', '"甲--乙" -- "丙:丁"'],
    ['digraph { {甲 乙} -> {丙 丁} }', '乙->丙', '{甲 乙} -> {丙 丁}'],
    ['digraph { subgraph cluster_组 { 甲 } }', 'cluster_组', 'subgraph cluster_组'],
    ['digraph { 甲 -> 乙 }', '乙', '乙'],
  ])('ties in %s the part %s to its text', async (source, title, text) => {
    const parts = await tied(source);
    expect(parts.find((part) => part.title === title)?.text).toBe(text);
  });

  it('ties a node to the place of its attributes rather than to an edge before', async () => {
    const source = 'digraph { 甲 -> 乙\n 乙 [shape=box] }';
    const result = await engine.render(source, graphviz.defaultOptions, context);
    const entries = result.status === 'success' ? (result.sourceMap ?? []) : [];
    expect(entries.map(({ from }) => from)).toContain(source.lastIndexOf('乙'));
  });

  it('numbers edges between the same nodes in the order of the source', async () => {
    const source = 'digraph { a -> b [label=1]; a -> b [label=2]; a -> b [label=3] }';
    const result = await engine.render(source, graphviz.defaultOptions, context);
    if (result.status !== 'success') throw new Error(JSON.stringify(result));
    const edges = readGroups(result.svg).filter(({ kind }) => kind === 'edge');
    const places = edges.map(
      ({ id }) => result.sourceMap?.find(({ selector }) => selector === `[id="${id}"]`)?.from,
    );
    expect(edges.map(({ label }) => label)).toEqual(['1', '2', '3']);
    expect(places).toEqual([10, 28, 46]);
  });

  it.each([
    ['digraph { a [label="甲"]; b [label="乙"]; a:p -> b [label="调用"] }', '甲 → 乙: 调用'],
    ['graph { "a--b" [label="甲"]; "a--b" -- c }', '甲 – c'],
    ['digraph { a [label=""]; a -> b }', 'a → b'],
  ])('says the edge of %s by what its nodes show', async (source, label) => {
    const result = await engine.render(source, graphviz.defaultOptions, context);
    const outline = result.status === 'success' ? (result.description ?? []) : [];
    expect(outline.find(({ role }) => role === 'link')?.label).toBe(label);
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
