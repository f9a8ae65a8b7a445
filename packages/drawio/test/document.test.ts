import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FormatError } from '@letu/core';
import type { PageCell } from '../src/document/model.js';
import { readFile } from '../src/document/readFile.js';
import { writeFile } from '../src/document/writeFile.js';
import { packed, pngsOf, svgOf } from './files/packed.js';

const ROOT = '<mxCell id="0"/><mxCell id="1" parent="0"/>';
const modelOf = (cells: string, root = ROOT) =>
  `<mxGraphModel grid="1"><root>${root}${cells}</root></mxGraphModel>`;
const box = (id: string, parent: string, rest = '') =>
  `<mxCell id="${id}" value="${id}" style="rounded=1;" vertex="1" parent="${parent}" ${rest}><mxGeometry x="1" y="2" width="3" height="4" as="geometry"/></mxCell>`;
const cellsOf = (file: string | Uint8Array): readonly PageCell[] => readFile(file).pages[0]!.cells;
const places = (file: string) => cellsOf(file).map(({ id, parent }) => `${id}<${parent ?? ''}`);

function refusal(file: string | Uint8Array): FormatError {
  try {
    readFile(file);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error('It was opened.');
}

/** All that a file can have, as `writeFile` writes it. */
const WHOLE = `<mxfile host="x" pages="2" __proto__="kept">
  <mxAtlasLibraries/>
  <diagram name="甲" id="a" own="1">
    <mxGraphModel dx="1" grid="1" background="#fff">
      <root>
        <mxCell id="0"/>
        <mxCell id="1" value="背景" parent="0" visible="0"/>
        <object label="&lt;b&gt;甲&lt;/b&gt;&#xa;乙" link="https://example.com/?a=1&amp;b=2" __proto__="kept" id="o">
          <mxCell style="shape=mxgraph.unknown.x;mine=a=b;html=1" parent="1" vertex="1" connectable="0">
            <mxGeometry x="-1.5" y="20" width="100" height="50" as="geometry">
              <mxRectangle x="1" width="80" height="30" as="alternateBounds"/>
            </mxGeometry>
          </mxCell>
        </object>
        <mxCell id="e" value="" style="edgeStyle=none;" parent="1" edge="1" source="o" target="nowhere">
          <mxGeometry x="0.2" width="50" relative="1" TRANSLATE_CONTROL_POINTS="0" as="geometry">
            <mxPoint x="1" y="2" as="sourcePoint"/>
            <mxPoint x="3" y="0" as="targetPoint"/>
            <Array as="points">
              <mxPoint x="10" y="20"/>
              <mxPoint x="30" y="40.25"/>
            </Array>
            <mxPoint x="5" y="6" as="offset"/>
            <Object own="1" as="mine"/>
          </mxGeometry>
          <Array as="unknown"><add value="1"/></Array>
        </mxCell>
      </root>
      <more a="1"/>
    </mxGraphModel>
  </diagram>
  <diagram name="乙" id="b">
    <mxGraphModel>
      <root>
        <mxCell id="0"/>
        <mxCell id="1" parent="0"/>
      </root>
    </mxGraphModel>
  </diagram>
</mxfile>
`;

describe('a file', () => {
  it('is saved as it was opened, with all that nobody knows', () => {
    expect(writeFile(readFile(WHOLE))).toBe(WHOLE);
  });

  it('is the same packed, plain, as bytes, in an SVG and in a PNG', () => {
    const plain = readFile(WHOLE);
    const model = /<mxGraphModel dx[\s\S]*?<\/mxGraphModel>/.exec(WHOLE)![0];
    expect(readFile(WHOLE.replace(model, packed(model)))).toEqual(plain);
    expect(readFile(new TextEncoder().encode(WHOLE))).toEqual(plain);
    expect(readFile(svgOf(WHOLE))).toEqual(plain);
    expect(readFile(svgOf(packed(WHOLE)))).toEqual(plain);
    for (const png of Object.values(pngsOf(WHOLE))) expect(readFile(png)).toEqual(plain);
  });

  it('can be the model of one page, or a page', () => {
    expect(readFile(modelOf(box('a', '1'))).pages).toMatchObject([
      { id: 'page-1', name: '第 1 页', model: { grid: '1' } },
    ]);
    expect(readFile(`<diagram id="x" name="y">${packed(modelOf(''))}</diagram>`).pages).toMatchObject([
      { id: 'x', name: 'y' },
    ]);
  });

  it('has pages with nothing on them, and ids that no other page has', () => {
    const { pages } = readFile(
      '<mxfile><diagram/><diagram id="page-1"/><diagram id="page-1"> </diagram></mxfile>',
    );
    expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
    expect(pages[1]!.id).toBe('page-1');
    expect(pages.map(({ cells }) => cells.length)).toEqual([2, 2, 2]);
  });
});

describe('cells', () => {
  it('come after their parents, else as they stand', () => {
    expect(places(modelOf(box('c', 'b') + box('a', '1') + box('b', '1')))).toEqual([
      '0<',
      '1<0',
      'b<1',
      'c<b',
      'a<1',
    ]);
  });

  it('whose parent is nowhere, the cell itself or below it stand in the first layer', () => {
    expect(places(modelOf(box('a', 'nowhere') + box('b', 'b') + box('c', 'd') + box('d', 'c')))).toEqual([
      '0<',
      '1<0',
      'a<1',
      'b<1',
      'd<1',
      'c<d',
    ]);
  });

  it('get a root and a layer where there are none', () => {
    expect(places('<mxGraphModel><root/></mxGraphModel>')).toEqual(['0<', '1<0']);
    expect(places(modelOf(box('0', '9'), ''))).toEqual(['0-<', '1<0-', '0<1']);
  });

  it('have ids of their own', () => {
    const ids = cellsOf(modelOf(box('a', '1') + box('a', '1') + box('', '1') + box('__proto__', '1'))).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['0', '1', 'a', 'cell-1', 'cell-2', '__proto__']);
  });

  it('have numbers that can be drawn', () => {
    const geometry = '<mxGeometry x="NaN" y="Infinity" width="1e308" height="-1e308" as="geometry"/>';
    const [, , cell] = cellsOf(modelOf(`<mxCell id="a" vertex="1" parent="1">${geometry}</mxCell>`));
    expect(cell!.geometry).toMatchObject({ x: 0, y: 0, width: 1e7, height: -1e7 });
  });
});

describe('what is no diagram', () => {
  it.each([
    ['', '第 1 行'],
    ['graph TD\na-->b', 'XML'],
    ['<mxfile>\n<diagram>\n</mxfile>', '第 3 行'],
    ['<html/>', 'mxfile'],
    ['<mxlibrary>[]</mxlibrary>', '空的'],
    ['<templates/>', '模板'],
    ['<__proto__/>', 'mxfile'],
    ['<mxfile/>', '一页也没有'],
    ['<mxfile><diagram name="第三页">!!!</diagram></mxfile>', '第三页'],
    ['<mxfile><diagram name="p"><svg/></diagram></mxfile>', 'p'],
    [`<mxfile><diagram name="p">${packed('<a>').slice(0, -6)}</diagram></mxfile>`, 'p'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', '包含图表副本'],
    [svgOf(svgOf('<mxfile/>')), '包含图表副本'],
  ])('is named: %s', (file, said) => {
    expect(refusal(file).told['zh-CN']).toContain(said);
    expect(refusal(file).told['en-US']).not.toMatch(/\p{Script=Han}{4}/u);
  });

  it('is a picture without one', () => {
    expect(refusal(pngsOf('<html/>')['plain']!).told['zh-CN']).toContain('mxfile');
    const png = pngsOf(WHOLE)['plain']!;
    expect(refusal(png.subarray(0, 60)).code).toBe('malformed');
  });
});

describe('what would not end', () => {
  it('is refused when it is unpacked', () => {
    const bomb = deflateRawSync(Buffer.alloc(80 << 20, 'a'), { level: 1 }).toString('base64');
    expect(refusal(`<mxfile><diagram>${bomb}</diagram></mxfile>`).code).toBe('too-large');
  });

  it('is refused where it is many pages that are small by themselves', () => {
    const page = `<diagram>${deflateRawSync(`<mxGraphModel a="${'a'.repeat(1 << 20)}"/>`).toString('base64')}</diagram>`;
    expect(refusal(`<mxfile>${page.repeat(20)}</mxfile>`).code).toBe('too-large');
  });

  it('is refused where it is nested too deeply, or has too many cells', () => {
    const chain = Array.from({ length: 300 }, (_, index) =>
      box(`c${index}`, index === 0 ? '1' : `c${index - 1}`),
    );
    expect(refusal(modelOf(chain.join(''))).told['zh-CN']).toContain('嵌套');
    expect(refusal(modelOf(chain.toReversed().join(''))).code).toBe('too-large');
    expect(refusal(modelOf('<mxCell/>'.repeat(50_001))).told['zh-CN']).toContain('50000');
    expect(refusal('<a>'.repeat(1000)).code).toBe('too-large');
  });
});
