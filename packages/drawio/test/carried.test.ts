import { describe, expect, it } from 'vitest';
import { decodeAny, pngWithDiagram, svgWithDiagram } from '@letu/codec';
import { readFile } from '../src/document/readFile.js';
import { pngsOf } from './files/packed.js';

const source =
  '<mxfile>\n  <diagram id="a" name="甲 &quot;乙&quot; &amp;amp; &lt;丙&gt;"><mxGraphModel grid="1"><root/></mxGraphModel></diagram>\n</mxfile>\n';
const diagram = { type: 'diagram', source, options: { page: '2' } };

describe('a picture of ours', () => {
  it('is opened by draw.io, and by us with all its options', () => {
    const svg = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg" content="old"><g/></svg>', diagram);
    expect(readFile(svg)).toEqual(readFile(source));
    expect(svg).not.toContain('content="old"');
    expect(decodeAny(svg)).toMatchObject({ dialect: 'letu', source });
    const png = pngWithDiagram(pngsOf('<old/>')['plain']!, diagram);
    expect(readFile(png)).toEqual(readFile(source));
    expect(decodeAny(png)).toMatchObject({ dialect: 'letu', source });
  });

  it('of another kind carries nothing for draw.io', () => {
    const svg = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      type: 'pikchr',
      source: 'box',
    });
    expect(svg).not.toContain('content=');
  });
});
