import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { install, type Installation } from '@letu/svg-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '../src/document/readFile.js';
import { catalogue, searchCatalogue } from '../src/shapes/catalogue/catalogue.js';

const CORPUS = join(import.meta.dirname, '../../../../shared/corpus/drawio');

let installation: Installation;
let maxgraph: typeof import('@maxgraph/core');

beforeAll(async () => {
  installation = install(globalThis);
  // maxGraph reads its surroundings when it is loaded.
  maxgraph = await import('@maxgraph/core');
  const { registerShapes } = await import('../src/shapes/registry.js');
  maxgraph.registerDefaultShapes();
  registerShapes();
  registerShapes();
});
afterAll(() => installation.uninstall());

/** Paints a shape as maxGraph does and returns the elements it consists of. */
function painted(style: Readonly<Record<string, unknown>>, width = 120, height = 60): readonly Element[] {
  const Class = maxgraph.ShapeRegistry.get(String(style['shape']));
  if (!Class) return [];
  const shape = new Class();
  shape.bounds = new maxgraph.Rectangle(10, 20, width, height);
  shape.apply({ style, cell: new maxgraph.Cell() } as never);
  shape.redraw();
  return [...shape.node.children];
}

/** A shape as styles carry it. */
const stencil = (xml: string) => `stencil(${deflateRawSync(encodeURIComponent(xml)).toString('base64')})`;

/** The keys and values of a style as it is written. */
const styleOf = (style: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    style
      .split(';')
      .filter(Boolean)
      .map((part) => [part.split('=', 1)[0]!, part.slice(part.indexOf('=') + 1)]),
  );

/** The names of shapes that styles in a file call, or none where it is not a diagram. */
function shapesIn(file: Uint8Array): readonly string[] {
  try {
    return readFile(file).pages.flatMap(({ cells }) =>
      cells.flatMap(({ style }) => styleOf(style)['shape'] ?? []),
    );
  } catch {
    return [];
  }
}

const isOfEdges = (shape: string) => shape === 'connector' || shape === 'link' || shape.endsWith('_edge');

describe('shapes', () => {
  it('are drawn by the names that styles call them by', () => {
    const [outline, bars] = painted({ shape: 'process', fillColor: '#ffffff', strokeColor: '#000000' });
    expect(outline!.getAttribute('d')).toBe('M 10 20 L 130 20 L 130 80 L 10 80 Z');
    expect(bars!.getAttribute('d')).toBe('M 22 20 L 22 80 M 118 20 L 118 80');
  });

  it('draws the people of C4 as a head over a body', () => {
    const [body, head] = painted({
      shape: 'mxgraph.c4.person2',
      fillColor: '#ffffff',
      strokeColor: '#000000',
    });
    expect(body!.getAttribute('d')).toContain('M 23.5 41.6 ');
    expect(head!.getAttribute('d')).toContain('M 56.5 33.5 ');
  });

  it('whose name nobody draws stay boxes', () => {
    expect(maxgraph.ShapeRegistry.get('nobody.draws.this')).toBeNull();
  });
});

describe('the catalogue', () => {
  it('offers shapes of every category, each found by its name in both languages', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(220);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ category }) => category)).size).toBe(12);
    for (const entry of catalogue)
      for (const name of Object.values(entry.name)) expect(searchCatalogue(name)).toContain(entry);
  });

  it('is searched by names before key words', () => {
    expect(searchCatalogue('数据库')[0]!.id).toBe('flowchart.database');
    expect(searchCatalogue('DIAMOND')[0]!.id).toBe('basic.rhombus');
    expect(searchCatalogue('没有这样的图形')).toEqual([]);
  });

  it('draws each of its shapes', () => {
    const builtIn = /^(?!.*shape=)(rounded|text|ellipse|triangle|swimlane|line|html|whiteSpace|rhombus)/;
    const undrawn = catalogue.flatMap(({ id, cells }) =>
      cells('zh-CN')
        .filter(({ role, style }) => role === 'vertex' && !builtIn.test(style))
        .filter(({ style }) => painted(styleOf(style)).length === 0)
        .map(({ style }) => `${id}: ${style}`),
    );
    expect(undrawn).toEqual([]);
  });
});

describe.skipIf(!existsSync(CORPUS))('the shapes of given files', () => {
  // Outlines of countries are maps, not shapes; the rest of the list is what the library draws itself.
  const isLeftOut = (name: string) => name.startsWith('mxgraph.world.');

  it('are drawn, all but outlines of countries', { tags: 'long' }, () => {
    const names = new Set(readdirSync(CORPUS).flatMap((file) => shapesIn(readFileSync(join(CORPUS, file)))));
    expect(names.size).toBeGreaterThan(200);
    const undrawn = [...names].filter((name) => maxgraph.ShapeRegistry.get(name) === null);
    expect(undrawn.filter((name) => !isLeftOut(name))).toEqual([]);
    const drawn = [...names].filter((name) => !isLeftOut(name));
    const empty = drawn.filter(
      (shape) => !isOfEdges(shape) && painted({ shape, strokeColor: '#000000' }).length === 0,
    );
    expect(empty).toEqual([]);
  });
});

describe('a shape that a style carries', () => {
  it('is drawn as it says, in the colours and at the size of its cell', () => {
    const drawn = painted(
      {
        shape: stencil(
          '<shape w="10" h="10" strokewidth="inherit"><foreground><save/><fillcolor color="#ff0000"/><path><move x="0" y="0"/>' +
            '<line x="10" y="5"/><close/></path><fillstroke/><restore/><ellipse x="0" y="0" w="10" h="10"/><stroke/></foreground></shape>',
        ),
        strokeColor: '#00ff00',
        fillColor: '#0000ff',
      },
      100,
      40,
    );
    // What the pointer finds is a wider line that is not seen.
    const seen = drawn.filter((each) => each.getAttribute('stroke') !== 'white');
    expect(
      seen.map((each) => [
        each.getAttribute('d')?.slice(0, 17),
        each.getAttribute('fill'),
        each.getAttribute('stroke'),
      ]),
    ).toEqual([
      ['M 10 20 L 110 40 ', '#ff0000', '#00ff00'],
      [expect.stringMatching(/^M 10 40/), 'none', '#00ff00'],
    ]);
  });

  it.each([['stencil(AAAA)'], [stencil('<svg/>')], [stencil(' '.repeat(1 << 22))]])(
    'is a box where it is none',
    (shape) => {
      expect(maxgraph.ShapeRegistry.get(shape)).toBeFalsy();
    },
  );
});
