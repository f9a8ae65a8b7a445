import { describe, expect, it } from 'vitest';
import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { defaultOptions, graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';

const { signal } = new AbortController();
const LOOK: object = { ...graphviz.lookOptions };

const render = (source: string, theme: Theme = 'light', options = LOOK) =>
  engine.render(source, { ...defaultOptions, ...options }, { signal, theme });

async function svgOf(...drawn: Parameters<typeof render>): Promise<string> {
  const result = await render(...drawn);
  if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
  return result.svg;
}

describe("Letu's look", () => {
  it.each(['light', 'dark'] as const)('draws in the colours of the %s theme', async (theme) => {
    const svg = await svgOf('digraph { subgraph cluster_a { label="组"; 甲 } 甲 -> 乙 }', theme);
    const { node, nodeLine, edge, group, text } = pictureColours[theme];
    for (const colour of [node, nodeLine, edge, group, text]) expect(svg).toContain(`"${colour}"`);
    expect(svg).not.toContain('#fe01a');
  });

  it('keeps the colours of a graph for what they were meant for', async () => {
    const svg = await svgOf(
      'digraph { subgraph cluster_a { bgcolor="#eeddcc"; x } a[color="#aa0000"] b[style=filled,color="#00aa00"] c[fillcolor="#0000aa",style=filled] }',
    );
    expect(svg).toMatch(/fill="#eeddcc"/);
    expect(svg).toMatch(/fill="#f0f2fe" stroke="#aa0000"/);
    expect(svg).toMatch(/fill="#00aa00" stroke="#00aa00"/);
    expect(svg).toMatch(/fill="#0000aa"/);
  });

  it.each(['light', 'dark'] as const)('writes what can be read on a fill of the graph, %s', async (theme) => {
    const svg = await svgOf(
      'digraph { 暗[style=filled,fillcolor="#101050"] 明[style=filled,fillcolor="#ffffee"] }',
      theme,
    );
    const inkOf = (label: string) => new RegExp(`fill="([^"]*)">${label}<`).exec(svg)?.[1];
    expect(inkOf('暗')).toBe(pictureColours.dark.text);
    expect(inkOf('明')).toBe(pictureColours.light.text);
  });

  it('fills no bare text', async () => {
    expect(await svgOf('graph { 说明[shape=plaintext] }')).not.toContain(pictureColours.light.node);
  });
});
