import { readFile } from 'node:fs/promises';
import { DiagramError } from '@letu/core';
import { describe, expect, it } from 'vitest';
import { readFontFaces } from '../src/fonts/fontFile.js';
import { embeddedFonts } from '../src/fonts/embeddedFonts.js';
import { lacksChinese, nameFonts } from '../src/fonts/fontStacks.js';
import { rasterise } from '../src/raster/rasterise.js';
import { withoutForeign } from '../src/raster/foreign.js';

const none = { files: [], families: [], chinese: [] };

describe('the fonts of a PNG', () => {
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

describe('the fonts that a picture carries', () => {
  const fileOf = (name: string) => new URL(`../../../node_modules/katex/dist/fonts/${name}`, import.meta.url);
  const faceOf = async (name: string) =>
    `@font-face{font-family:"Own 1";src:url("data:font/any;base64,${(await readFile(fileOf(name))).toString('base64')}")}`;
  const picture = (style: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><style>${style}</style><text x="4" y="30" font-size="24" style="font-family:Own 1, serif">abc</text></svg>`;
  const drawn = async (style: string) =>
    Buffer.from((await rasterise(picture(style), none, { scale: 1, locale: 'zh-CN', source: '' })).png);

  it('are what its texts are written in, packed or not', async () => {
    const plain = await drawn('');
    const ttf = await drawn(await faceOf('KaTeX_Fraktur-Bold.ttf'));
    expect(ttf.equals(plain)).toBe(false);
    for (const packed of ['woff', 'woff2']) {
      expect((await drawn(await faceOf(`KaTeX_Fraktur-Bold.${packed}`))).equals(ttf), packed).toBe(true);
    }
  });

  it('write the texts they have all letters for, Chinese or not', async () => {
    const [font] = await embeddedFonts(picture(await faceOf('KaTeX_Main-Bold.ttf')));
    expect(font?.writes('abc 1')).toBe(true);
    expect(font?.writes('中')).toBe(false);
    const own = { family: 'Own 1', bytes: new Uint8Array(), writes: () => true };
    const svg = '<svg><text style="font-family:Own 1,sans-serif">中<tspan>文</tspan></text></svg>';
    expect(nameFonts(svg, none, [own])).toContain(`font-family:'Own 1', `);
    expect(nameFonts(svg, none, [font!])).toContain('font-family:PingFang SC');
    expect([lacksChinese(svg, [own]), lacksChinese(svg, [])]).toEqual([false, true]);
    const halves = ['中', '文'].map((sign) => ({ ...own, writes: (text: string) => text === sign }));
    expect([lacksChinese(svg, halves), lacksChinese(svg, halves.slice(1))]).toEqual([false, true]);
  });

  it.each([
    'AAEAAAAA',
    ...['wOFF', 'wOF2'].map((sign) => btoa(`${sign} and then nothing at all, nothing`)),
    '',
  ])('are left out where they are damaged: %j', async (data) => {
    const damaged = picture(`@font-face{font-family:x;src:url(data:font/ttf;base64,${data})}`);
    expect(await embeddedFonts(damaged)).toEqual([]);
  });
});
