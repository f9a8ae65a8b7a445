import { describe, expect, it } from 'vitest';
import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { defaultOptions, d2 } from '@letu/d2';
import { engine } from '@letu/d2/engine';

const { signal } = new AbortController();
const LOOK: object = { ...d2.lookOptions };

const render = (source: string, theme: Theme = 'light', options = LOOK) =>
  engine.render(source, { ...defaultOptions, ...options }, { signal, theme });

async function svgOf(...drawn: Parameters<typeof render>): Promise<string> {
  const result = await render(...drawn);
  if (result.status !== 'success') throw new Error(result.diagnostics[0]?.message);
  return result.svg;
}

describe("Letu's look", () => {
  it.each(['light', 'dark'] as const)('draws in the colours of the %s theme, on no sheet', async (theme) => {
    const svg = await svgOf('甲 -> 乙', theme);
    const { node, nodeLine, edge } = pictureColours[theme];
    for (const colour of [node, nodeLine, edge]) expect(svg).toContain(colour);
    expect(svg).toMatch(/<rect [^>]*fill="none"/);
    expect(svg).not.toMatch(/<rect [^>]*class=" fill-N7"/);
  });

  it('leaves a source alone that names a theme', async () => {
    const source = 'vars: { d2-config: { theme-id: 101; pad: 5 } }\na -> b';
    expect(await svgOf(source)).toBe(await svgOf(source, 'light', {}));
  });

  it('writes what can be read on a fill of the source', async () => {
    const svg = await svgOf('浅: { style.fill: "#fff3c4" }', 'dark');
    expect(svg).toContain('fill="#fff3c4"');
    expect(svg).toMatch(/fill="#1c1e21"[^>]*>浅</);
  });
});
