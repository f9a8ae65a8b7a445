import { describe, expect, it, onTestFinished } from 'vitest';
import { blankSource } from '@letu/core';
import { drawio } from '../src/definition.js';
import type { Page } from '../src/document/model.js';
import { readFile } from '../src/document/readFile.js';
import { styleValue } from '../src/document/style.js';
import { writeFile } from '../src/document/writeFile.js';
import { readLibrary, writeLibrary } from '../src/document/library.js';
import { converter } from '../src/formats/converter.js';
import { pngsOf, svgOf } from './files/packed.js';

const FILE = '<mxfile><diagram id="a" name="b"/></mxfile>';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const bytes = (text: string) => new TextEncoder().encode(text);
const sureOf = (id: string, file: Uint8Array) =>
  drawio.formats?.find((format) => format.id === id)?.guess?.(file) ?? 0;

it('is drawn by its engine as long as it may be', async () => {
  const engine = await drawio.load({
    createWorker: undefined,
    engine: { render: async () => ({ status: 'failure', diagnostics: [] }) },
  });
  onTestFinished(() => engine.dispose());
  const long = FILE.replace('/>', `>${' '.repeat(2 << 20)}</diagram>`);
  await expect(engine.render(long)).resolves.toMatchObject({ status: 'failure' });
});

describe('the examples', () => {
  it('begin with a blank page, which an empty diagram begins with', () => {
    expect(blankSource(drawio)).toBe(drawio.examples[0]!.source);
    expect(drawio.examples[0]!.title['zh-CN']).toBe('空白');
    expect(readFile(drawio.examples[0]!.source).pages[0]!.cells).toHaveLength(2);
  });

  it.each(drawio.examples)(
    'are files that come back as they are, with ends that are there: $id',
    ({ source }) => {
      const file = readFile(source);
      expect(writeFile(file)).toBe(source);
      for (const page of file.pages) {
        const ids = new Set(page.cells.map(({ id }) => id));
        for (const { role, source: from, target } of page.cells) {
          if (role === 'edge') expect([ids.has(from!), ids.has(target!)]).toEqual([true, true]);
        }
        expect(overlaps(page)).toEqual([]);
      }
    },
  );
});

/** Shapes of one parent that lie upon each other without one being all around the other. */
function overlaps({ cells }: Page): readonly string[] {
  const boxes = cells.filter(({ role }) => role === 'vertex');
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const [a, b] = [one.geometry!, other.geometry!];
      if (one.parent !== other.parent || isAround(a, b) || isAround(b, a)) return [];
      const apart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      return apart ? [] : [`${one.label || one.id} × ${other.label || other.id}`];
    }),
  );
}

type Box = NonNullable<Page['cells'][number]['geometry']>;

const isAround = (a: Box, b: Box) =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

describe('what is guessed of a text', () => {
  it.each([
    [FILE, 1],
    [`<?xml version="1.0"?>\n<!-- a -->\n<mxGraphModel><root/></mxGraphModel>`, 1],
    ['<svg/>', 0],
    ['<mxlibrary>[]</mxlibrary>', 1],
    ['# mxfile', 0],
  ])('%s', (text, sure) => {
    expect(drawio.guess!(text, text)).toBe(sure);
  });
});

describe('what is guessed of a file', () => {
  it('is what it holds', () => {
    expect(sureOf('drawio-xml', bytes(FILE))).toBe(0.5);
    expect(sureOf('drawio-xml', bytes('<opml/>'))).toBe(0);
    expect(sureOf('drawio-svg', bytes(svgOf(FILE)))).toBe(0.5);
    expect(sureOf('drawio-svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(0);
    const { plain, zlib } = pngsOf(FILE);
    expect([sureOf('drawio-png', plain!), sureOf('drawio-png', zlib!)]).toEqual([0.5, 0.5]);
  });

  it('is nothing of a picture of ours, which carries more', () => {
    const own = svgOf(FILE).replace(
      '<g/>',
      '<metadata><letu:diagram xmlns:letu="x">{}</letu:diagram></metadata>',
    );
    expect(sureOf('drawio-svg', bytes(own))).toBe(0);
  });

  it('is opened as plain XML', async () => {
    const opening = await drawio.formats![1]!.load();
    const { source } = opening.read!(bytes(svgOf(FILE)), {});
    expect(readFile(source)).toEqual(readFile(FILE));
    expect(source).toContain('<mxGraphModel>');
  });
});

describe('a library of shapes', () => {
  const CELL =
    '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="2" value="甲" style="rounded=1;" vertex="1" parent="1"/></root></mxGraphModel>';
  const library = (list: unknown) =>
    `<mxlibrary>${JSON.stringify(list).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mxlibrary>`;

  it('has shapes and pictures, and comes back as it is', () => {
    const entries = readLibrary(
      library([
        { xml: CELL, w: 120, h: 60, title: '框', aspect: 'fixed' },
        { data: 'data:image/png;base64,AAAA', w: 20, h: 30 },
      ]),
    );
    expect(entries).toMatchObject([
      { title: '框', width: 120, height: 60, isFixed: true, cells: [{ label: '甲', parent: '1' }] },
      { title: '', width: 20, height: 30, isFixed: false },
    ]);
    expect(styleValue(entries[1]!.cells[0]!.style, 'image')).toBe('data:image/png,AAAA');
    expect(readLibrary(writeLibrary(entries))).toEqual(entries);
  });

  it('opens as a page with its shapes in rows, parts of one together, each with its title', async () => {
    const parts = CELL.replace(
      '</root>',
      '<mxCell id="title" vertex="1" parent="1"/><mxCell id="e" edge="1" parent="1" source="2" target="gone"/></root>',
    ).replace('parent="1"/>', 'parent="1"><mxGeometry width="120" height="60" as="geometry"/></mxCell>');
    const text = library([
      { xml: encodeURIComponent(parts), w: 700, h: 60, title: '甲' },
      { xml: 1 },
      { data: `data:image/png;base64,${PIXEL}`, w: 600, h: 30, title: '图 & 画' },
    ]);

    const { source, files, notes } = converter.read(bytes(text), {});
    expect(files).toHaveLength(1);
    expect(notes[0]!['zh-CN']).toContain('我的图形');
    const cells = readFile(source).pages[0]!.cells.map(
      ({ id, parent, source: from, target, geometry, label }) => ({
        id,
        parent,
        at: geometry && [geometry.x, geometry.y],
        ...(from === undefined ? {} : { from, target }),
        ...(label === '' ? {} : { label }),
      }),
    );
    expect(cells.slice(2)).toEqual([
      { id: 'group-1', parent: '1', at: [0, 0] },
      { id: '1-2', parent: 'group-1', at: [0, 0], label: '甲' },
      { id: '1-title', parent: 'group-1', at: undefined },
      { id: '1-e', parent: 'group-1', at: undefined, from: '1-2', target: undefined },
      { id: '2-2', parent: '1', at: [0, 120] },
      { id: 'title-2', parent: '1', at: [0, 150], label: '图 &amp; 画' },
    ]);
  });

  it.each([
    '<mxfile/>',
    '<mxlibrary>{}</mxlibrary>',
    '<mxlibrary>[</mxlibrary>',
    library([{}]),
    library([null]),
    library([{ xml: '<a' }]),
    library([{ __proto__: null, xml: 1 }]),
  ])('that is none says so: %s', (text) => {
    expect(() => readLibrary(text)).toThrow(expect.objectContaining({ name: 'FormatError' }));
  });
});
