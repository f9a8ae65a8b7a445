import { describe, expect, it } from 'vitest';
import { pictureColours } from '@letu/core/palette';
import { pikchr } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';
import { describeLook } from '../../core/test/lookContract.js';

const draw = describeLook({
  definition: pikchr,
  engine,
  source: 'box "甲"; arrow; circle "乙"',
  colours: ({ nodeLine, edge, text }) => [nodeLine, edge, text],
});
const svgOf = async (...drawn: Parameters<typeof draw>) => (await draw(...drawn)).svg;

describe("Letu's look", () => {
  it.each(['light', 'dark'] as const)('leaves no ink of Pikchr, %s', async (theme) => {
    const svg = await svgOf('box "甲"; arrow; circle "乙"', theme);
    expect(svg).not.toMatch(/rgb\((?:0,0,0|255,255,255)\)/);
  });

  it('draws cylinders as other outlines, and lines in the colour of lines', async () => {
    const svg = await svgOf('cylinder "甲"; line "乙" chop');
    const strokes = [...svg.matchAll(/<path[^>]*stroke:([^;]*);/g)].map(([, stroke]) => stroke);
    expect(strokes).toEqual([pictureColours.light.nodeLine, pictureColours.light.edge]);
  });

  it('keeps the colours of a source', async () => {
    expect(await svgOf('box "甲" fill bisque color red')).toMatch(
      /fill:rgb\(255,228,196\);.*stroke:rgb\(255,0,0\)/,
    );
  });
});
