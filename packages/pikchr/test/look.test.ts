import { describe, expect, it } from 'vitest';
import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { defaultOptions, pikchr } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';

const { signal } = new AbortController();
const LOOK: object = { ...pikchr.lookOptions };

const render = (source: string, theme: Theme = 'light', options = LOOK) =>
  engine.render(source, { ...defaultOptions, ...options }, { signal, theme });

async function svgOf(...drawn: Parameters<typeof render>): Promise<string> {
  const result = await render(...drawn);
  if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
  return result.svg;
}

describe("Letu's look", () => {
  it.each(['light', 'dark'] as const)('draws in the colours of the %s theme', async (theme) => {
    const svg = await svgOf('box "甲"; arrow; circle "乙"', theme);
    const { nodeLine, edge, text } = pictureColours[theme];
    for (const colour of [nodeLine, edge, text]) expect(svg).toContain(colour);
    expect(svg).not.toMatch(/rgb\((?:0,0,0|255,255,255)\)/);
  });

  it('keeps the colours of a source', async () => {
    expect(await svgOf('box "甲" fill bisque color red')).toMatch(
      /fill:rgb\(255,228,196\);.*stroke:rgb\(255,0,0\)/,
    );
  });
});
