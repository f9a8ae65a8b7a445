import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decodeAny, pngWithDiagram, svgWithDiagram, toDiagram, type CarriedDiagram } from '@letu/codec';
import { toDiagramFile } from '@letu/core';
import { errorCodeOf } from './errorCodeOf.js';
import { pngWithText } from './png.js';

const SVG =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" data-x="a>b"><rect width="9"/></svg>\n';
const DOT: CarriedDiagram = { type: 'graphviz', source: 'digraph { 甲 -> 乙 }' };
const SOURCES = {
  Chinese: '用户 -> 商城: 下单\n',
  'emoji outside the first plane': 'a: 🦄👩‍👩‍👧\n',
  'all line ends': 'a\r\nb\rc\nd\u2028e\u0085f',
  'what XML and JSON escape': `<b a="1" c='2'>&amp; \\n ]]> --> \u0000\u000B\uFFFE</letu:diagram>`,
  'half of a surrogate pair': 'x\uD800y',
  nothing: '',
  'a byte order mark': '\uFEFFbox',
};
const carriers = {
  SVG: (diagram: CarriedDiagram) => svgWithDiagram(SVG, diagram),
  PNG: (diagram: CarriedDiagram) => pngWithDiagram(pngWithText('Software', 'x'), diagram),
};

describe.each(Object.entries(carriers))('an %s that carries its diagram', (_name, carry) => {
  it.each(Object.entries(SOURCES))('gives back %s unchanged', (_what, source) => {
    const found = decodeAny(carry({ type: 'D2LANG', source }));
    expect(found).toEqual({ dialect: 'letu', type: 'D2LANG', source, options: {} });
  });

  it('gives back the options', () => {
    const options = { layout: 'neato', pad: 3, sketch: true };
    expect(decodeAny(carry({ ...DOT, options }))).toEqual({
      dialect: 'letu',
      type: 'graphviz',
      source: DOT.source,
      options: { kindOptions: options },
    });
  });

  it('gives back the files, as what their bytes say they are', () => {
    const svg = toDiagramFile(new TextEncoder().encode('<svg><script>"甲"</script></svg>'));
    const png = toDiagramFile(new Uint8Array(realPng()));
    const found = decodeAny(carry({ ...DOT, files: [svg, png] }));
    expect(found.files).toEqual([svg, png]);
    expect(toDiagram(found)).toEqual({ ...DOT, files: [svg.id, png.id] });
    const page = { ...svg, bytes: new TextEncoder().encode('<html></html>') };
    expect(decodeAny(carry({ ...DOT, files: [page] }))).toMatchObject({
      source: DOT.source,
      damagedFiles: 1,
    });
  });

  it('tells how many of its files are damaged, and gives back the others', () => {
    const [svg, other] = ['甲', '乙'].map((text) =>
      toDiagramFile(new TextEncoder().encode(`<svg><title>${text}</title></svg>`)),
    );
    const damaged = { ...svg!, id: other!.id };
    const found = decodeAny(carry({ ...DOT, files: [damaged, svg!] }));
    expect(found).toMatchObject({ source: DOT.source, files: [svg], damagedFiles: 1 });
    expect(decodeAny(carry({ ...DOT, files: [svg!] })).damagedFiles).toBeUndefined();
  });

  it('is refused over the cap', () => {
    const large = carry({ ...DOT, source: 'x'.repeat(200) });
    expect(errorCodeOf(() => decodeAny(large, { maxBytes: 100 }))).toBe('too-large');
  });

  it('is refused when its type is no text', () => {
    expect(errorCodeOf(() => decodeAny(carry({ ...DOT, type: 7 as never })))).toBe('malformed');
  });
});

describe('an SVG', () => {
  it('keeps its picture, and one diagram, the last it was given', () => {
    const twice = svgWithDiagram(svgWithDiagram(SVG, DOT), { ...DOT, source: 'graph {}' });
    expect(decodeAny(twice).source).toBe('graph {}');
    expect(twice.replace(/<metadata>.*<\/metadata>/, '')).toBe(SVG);
  });

  it('is found in the bytes of a file, and where another program has written the text anew', () => {
    const svg = svgWithDiagram(SVG, { ...DOT, source: 'digraph { "甲" }' });
    expect(decodeAny(new TextEncoder().encode(svg)).source).toBe('digraph { "甲" }');
    const rewritten = svg.replace(
      /(<letu:diagram[^>]*>)([^<]*)/,
      (_, tag: string, json: string) =>
        `${tag}${json.replaceAll('"', '&quot;').replaceAll('甲', '&#x7532;')}`,
    );
    expect(decodeAny(rewritten).source).toBe('digraph { "甲" }');
  });

  it('is malformed when it is none, or carries something else', () => {
    expect(errorCodeOf(() => svgWithDiagram('<html></html>', DOT))).toBe('malformed');
    const svg = svgWithDiagram(SVG, DOT).replace(/(<letu:diagram[^>]*>)[^<]*/, '$1{}');
    expect(errorCodeOf(() => decodeAny(svg))).toBe('malformed');
  });
});

describe('a PNG', () => {
  it('keeps its pixels and its other texts, and one diagram, the last it was given', () => {
    const png = pngWithText('Software', 'x');
    const once = pngWithDiagram(png, DOT);
    const twice = pngWithDiagram(once, DOT);
    expect(twice).toEqual(once);
    expect(Buffer.from(twice).includes('Software\0x')).toBe(true);
    const { width, height } = PNG.sync.read(Buffer.from(pngWithDiagram(realPng(), DOT)));
    expect([width, height]).toEqual([3, 2]);
  });

  it('is malformed when it is none', () => {
    expect(errorCodeOf(() => pngWithDiagram(new Uint8Array(60), DOT))).toBe('malformed');
    expect(errorCodeOf(() => pngWithDiagram(pngWithText('a', 'b').subarray(0, 20), DOT))).toBe('malformed');
  });
});

/** A picture by another encoder, whose checksums its decoder verifies. */
function realPng(): Uint8Array {
  return PNG.sync.write(new PNG({ width: 3, height: 2, fill: true }));
}
