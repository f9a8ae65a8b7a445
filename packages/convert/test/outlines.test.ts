import { describe, expect, it } from 'vitest';
import { engine } from '@letu/mermaid/engine';
import { drawFigure, toDrawio, toExcalidraw, type Figure } from '../src/index.js';

async function figureOf(source: string): Promise<Figure> {
  const drawn = await drawFigure(
    { load: async () => ({ ...engine, dispose: () => undefined }) as never },
    { source },
  );
  if (drawn.status !== 'success') throw new Error('The flowchart was not drawn.');
  return drawn.figure;
}

const nodesOf = ({ parts }: Figure) =>
  parts.flatMap((part) => (part.type === 'node' ? [[part.label?.lines[0], part.outline]] : []));

describe('the shapes of a flowchart', () => {
  it('are known by what is drawn of them', async () => {
    const figure = await figureOf(
      'flowchart LR\n A([甲]) --> B[[乙]] --> C[(丙)] --> D(((丁)))\n E{{戊}} --> F[/己/] --> G[\\庚/] --> H{辛} --> I((壬)) --> J(癸)',
    );
    expect(nodesOf(figure)).toEqual([
      ['甲', 'stadium'],
      ['乙', 'subroutine'],
      ['丙', 'cylinder'],
      ['丁', 'double-ellipse'],
      ['戊', 'hexagon'],
      ['己', 'parallelogram'],
      ['庚', 'trapezoid'],
      ['辛', 'diamond'],
      ['壬', 'ellipse'],
      ['癸', 'rounded'],
    ]);
  });

  it('have those of draw.io', async () => {
    const file = toDrawio(await figureOf('flowchart LR\n A([甲]) --> B[[乙]]'));
    expect(file).toMatch(/value="甲" style="rounded=1;arcSize=50;/);
    expect(file).toMatch(/value="乙" style="shape=process;backgroundOutline=1;size=0\.\d+;/);
  });

  it('are drawn with lines on a board that has none of them', async () => {
    const scene = JSON.parse(toExcalidraw(await figureOf('flowchart LR\n A([甲]) --> B[[乙]]'))) as {
      readonly elements: readonly { readonly type: string; readonly points?: readonly unknown[] }[];
    };
    const lines = scene.elements.filter(({ type }) => type === 'line');
    expect(lines.map(({ points }) => points?.length)).toEqual([27, 2, 2]);
  });
});

it('has the milestone of a plan as a diamond, which is a square that stands on a corner', async () => {
  const figure = await figureOf(
    'gantt\n dateFormat YYYY-MM-DD\n section 开发\n 前端 :a, 2026-01-05, 12d\n 发布 :milestone, after a, 0d',
  );
  const outlines = nodesOf(figure).filter(([, outline]) => outline !== 'none' && outline !== 'rectangle');
  expect(outlines).toEqual([
    ['前端', 'rounded'],
    ['发布', 'diamond'],
  ]);
});

it('has what bursts as it is drawn, not as a cylinder, though it is round above and below', async () => {
  const figure = await figureOf('mindmap\n  root((甲))\n    乙\n      ))爆炸((');
  expect(nodesOf(figure)).toContainEqual(['爆炸', 'polygon']);
});
