import { absolutize, normalize, parsePath } from 'path-data-parser';
import { describe, expect, it } from 'vitest';
import { svgElements } from '@letu/core';
import { handchart } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { outlineOf } from '../src/draw/outline.js';

async function elementsOf(source: string) {
  const result = await engine.render(source);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return svgElements(result.svg);
}

const plainly = (source: string) =>
  source.startsWith('{') ? source.replace('{', '{"drawnBy":"plain",') : `drawnBy: plain\n${source}`;

const rounded = (segments: ReturnType<typeof parsePath> | undefined) =>
  segments?.map(({ key, data }) => [key, ...data.map((value) => Math.round(value * 1e4) / 1e4)]);

describe('the outlines of charts', () => {
  it('are read as the library for paths reads them', async () => {
    const paths = new Set<string>();
    for (const { source } of handchart.examples)
      for (const element of await elementsOf(plainly(source)))
        if (element.attribute('d') !== '') paths.add(element.attribute('d'));
    paths.add('M1 2 3 4 5 6Z').add('M1,2L3 4 5 6l1 1 -2 3Zl1 1').add('M0 0C1 1 2 2 3 3 4 4 5 5 6 6');
    expect(paths.size).toBeGreaterThan(200);
    const other = [...paths].filter((d) => {
      const own = rounded(outlineOf({ tag: 'path', attrs: { d } })?.segments as ReturnType<typeof parsePath>);
      return JSON.stringify(own) !== JSON.stringify(rounded(normalize(absolutize(parsePath(d)))));
    });
    expect(other).toEqual([]);
  });

  it('are all drawn by hand: what has a stroke or a fill keeps it', async () => {
    for (const { id, source } of handchart.examples) {
      const [hand, plain] = [await elementsOf(source), await elementsOf(plainly(source))];
      const colours = (elements: typeof hand) =>
        elements
          .flatMap((one) => [one.attribute('stroke'), one.attribute('fill')])
          // Neighbours are set apart by the colour of the paper in print alone.
          .filter((colour) => colour.startsWith('#') && colour !== '#ffffff');
      expect(new Set(colours(hand)), id).toEqual(new Set(colours(plain)));
    }
  });
});
