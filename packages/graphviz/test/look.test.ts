import { describe, expect, it } from 'vitest';
import { pictureColours } from '@letu/core/palette';
import { graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import { describeLook } from '../../core/test/lookContract.js';

const draw = describeLook({
  definition: graphviz,
  engine,
  source: 'digraph { subgraph cluster_a { label="组"; 甲 } 甲 -> 乙 }',
  colours: ({ node, nodeLine, edge, group, text }) => [node, nodeLine, edge, group, text],
});
const svgOf = async (...drawn: Parameters<typeof draw>) => (await draw(...drawn)).svg;

describe("Letu's look", () => {
  it('leaves no marker', async () => {
    const svg = await svgOf('digraph { subgraph cluster_a { label="组"; 甲 } 甲 -> 乙 }');
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

  it('draws points as dots', async () => {
    const svg = await svgOf('graph { a[shape=point] a -- b }');
    const { edge } = pictureColours.light;
    expect(svg).toMatch(new RegExp(`<ellipse fill="${edge}"[^>]* rx="2\\.\\d+"`));
  });

  it('fills no bare text', async () => {
    expect(await svgOf('graph { 说明[shape=plaintext] }')).not.toContain(pictureColours.light.node);
  });
});
