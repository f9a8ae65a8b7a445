import { describe, expect, it } from 'vitest';
import { d2 } from '@letu/d2';
import { engine } from '@letu/d2/engine';
import { describeLook } from '../../core/test/lookContract.js';

const draw = describeLook({
  definition: d2,
  engine,
  source: '甲 -> 乙',
  colours: ({ node, nodeLine, edge }) => [node, nodeLine, edge],
});
const svgOf = async (...drawn: Parameters<typeof draw>) => (await draw(...drawn)).svg;

describe("Letu's look", () => {
  it('lies on no sheet', async () => {
    const svg = await svgOf('甲 -> 乙');
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
