import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from '@letu/core';
import { boxOf, readLayer, withLayer, writeLayer, type PenPalette } from '../src/pen/penLayer.js';
import { isTouched, outlineOf, thinned, type PenStroke } from '../src/pen/penStroke.js';

const palette: PenPalette = {
  text: '#111111',
  cinnabar: '#aa0000',
  gamboge: '#aa6600',
  bamboo: '#00aa00',
  ultramarine: '#0000aa',
  wisteria: '#660066',
};
const line: PenStroke = {
  tool: 'pen',
  colour: 'cinnabar',
  width: 3,
  isPressed: false,
  points: [
    [0, 0, 0.5],
    [40, 0, 0.5],
    [80, 10.5, 0.7],
  ],
};
const marker: PenStroke = { ...line, tool: 'marker', colour: 'bamboo', width: 12, isPressed: true };

describe('a pen layer', () => {
  it('comes back out of the file that keeps it, which is a picture of it', () => {
    const file = writeLayer([line, marker], palette);
    expect(readLayer(file)).toEqual([line, marker]);
    expect(mediaTypeOf(new TextEncoder().encode(file))).toBe('image/svg+xml');
    expect(file).toContain('fill="#aa0000"');
  });

  it('leaves out what is no stroke of its own', () => {
    const strange = '<path d="M0 0"/><path data-colour="url(x)" data-width="3" data-points="1,2,3"/>';
    expect(readLayer(`<svg>${strange}</svg>`)).toEqual([]);
  });

  it('makes its picture as large as both need', () => {
    expect(boxOf([])).toBeUndefined();
    const both = withLayer('<svg width="50" height="50"></svg>', { width: 50, height: 50 }, [line], palette);
    expect(both).toMatch(/^<svg [^>]*viewBox="-3 -3 86 53"><svg x="0" y="0" width="50"/);
  });

  it('is erased by strokes that are touched', () => {
    expect(isTouched(line, [60, 5], 2)).toBe(true);
    expect(isTouched(line, [60, 40], 2)).toBe(false);
  });

  it('reaches the place where it ends, and keeps a width of its own', () => {
    const long = { ...line, width: 27.3, points: [0, 10, 20, 30, 40].map((x) => [x, 0, 0.5] as const) };
    const xs = [...outlineOf(long).matchAll(/[MQ ](-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(40);
    expect(readLayer(writeLayer([long], palette))).toEqual([long]);
    expect(readLayer(writeLayer([{ ...long, width: 1e6 }], palette))).toEqual([]);
  });

  it('keeps few of the points that lie beside each other', () => {
    const points = Array.from({ length: 100 }, (_none, at) => [at / 10, 0, 0.5] as const);
    expect(thinned(points).length).toBeLessThan(12);
    expect(thinned(points).at(-1)).toEqual([9.9, 0, 0.5]);
  });
});
