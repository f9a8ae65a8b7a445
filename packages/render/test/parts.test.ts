import { readFile } from 'node:fs/promises';
import { DiagramError } from '@letu/core';
import { describe, expect, it } from 'vitest';
import { readFontFaces } from '../src/fonts/fontFile.js';
import { nameFonts } from '../src/fonts/fontStacks.js';
import { withoutForeign } from '../src/raster/foreign.js';

describe('the fonts of a PNG', () => {
  const none = { files: [], families: [], chinese: [] };

  it('are Chinese for all of a text with Chinese, whatever its style says', () => {
    const svg = nameFonts(
      '<svg><style>text{font-family:"Courier"}</style><text style="fill:red; font-family: Verdana">好 <tspan x="1">ok</tspan></text></svg>',
      none,
    );
    expect(svg).toMatch(
      /<text style="fill:red; ?font-family:PingFang SC[^"]*">好 <tspan x="1" style="font-family:PingFang SC/,
    );
  });

  it('have stand-ins of the same width where a text has no Chinese', () => {
    const svg = nameFonts('<svg font-family="x"><text font-family="Arial,sans-serif">ok</text></svg>', none);
    expect(svg).toContain(`font-family="'Arial', 'Liberation Sans', 'Arimo'`);
  });

  it('begin with the given ones', () => {
    const fonts = { files: ['f.ttf'], families: ['Mine'], chinese: ['Mine'] };
    const svg = nameFonts('<svg><text>好</text><text font-family="sans-serif">ok</text></svg>', fonts);
    expect(svg).toContain('<text style="font-family:Mine, ');
    expect(svg).toContain(`<text font-family="'Mine', 'Arial'`);
  });
});

describe('a font file', () => {
  it('tells its family and that it has no Chinese', async () => {
    const path = new URL('../../../node_modules/katex/dist/fonts/KaTeX_Main-Bold.ttf', import.meta.url);
    expect(readFontFaces(await readFile(path))).toEqual([{ family: 'KaTeX_Main', hasChinese: false }]);
  });

  it.each([
    new Uint8Array(),
    new Uint8Array([0, 1, 0, 0]),
    new TextEncoder().encode('OTTO and then nothing'),
  ])('that is none tells nothing', (bytes) => {
    expect(readFontFaces(bytes)).toEqual([]);
  });
});

describe('a picture to rasterise', () => {
  it('keeps what it holds itself', () => {
    const svg =
      '<svg><use href="#d"/><image xlink:href="data:image/png;base64,AA=="/><text>href="a"</text></svg>';
    expect(withoutForeign(svg)).toEqual({ svg, lost: [] });
  });

  it('is refused where entities can hide an address', () => {
    expect(() => withoutForeign('<!DOCTYPE svg [<!ENTITY a "/etc/a.png">]><svg/>')).toThrow(DiagramError);
  });
});
