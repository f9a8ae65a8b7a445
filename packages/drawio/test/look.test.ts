import { describe, expect, it } from 'vitest';
import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { drawio } from '@letu/drawio';
import { engine } from '@letu/drawio/engine';
import { drawOnce } from '../../core/test/drawOnce.js';
import { fileOf, FILLS, Sheet } from '../src/examples/sheet.js';

const sheet = new Sheet('页');
const one = sheet.shape('甲', [0, 0, 80, 40], FILLS.blue);
const other = sheet.shape('乙', [200, 0, 80, 40], FILLS.green);
sheet.link(one, other, { label: '到' });
const SOURCE = fileOf(sheet);

async function svgOf(theme: Theme, options: object = { ...drawio.lookOptions }): Promise<string> {
  const result = await drawOnce(engine, SOURCE, { ...drawio.defaultOptions, ...options }, { theme });
  if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
  return result.svg.toLowerCase();
}

describe("Letu's look of general diagrams", () => {
  it.each(['light', 'dark'] as const)('draws in the colours of the %s theme, on no paper', async (theme) => {
    const svg = await svgOf(theme);
    const { ground, node, nodeLine, edge, text, series } = pictureColours[theme];
    for (const colour of [ground, node, nodeLine, edge, text, series[4]!.soft]) expect(svg).toContain(colour);
    expect(svg).not.toMatch(/fill="#(?:ffffff|121212)"/);
  });

  it('lies on paper in the look of draw.io', async () => {
    expect(await svgOf('light', {})).toContain('fill="#ffffff"');
  });
});
