import { describe, expect, it } from 'vitest';
import { indexOf } from '../src/surface/store/pageIndex.js';
import { withLength } from '../src/surface/panels/arrange/geometry.js';
import { dataOf, isNewName, setAttribute } from '../src/surface/panels/object/attributes.js';
import { blobOfImage, imageOfFile, imageOfText } from '../src/surface/panels/object/images.js';
import { linkedPage, pageLink } from '../src/surface/panels/object/links.js';
import { cellsOf } from '../src/surface/panels/insert/cellsOf.js';
import { cellsOfTable } from '../src/surface/panels/insert/cellsOfTable.js';
import { readList } from '../src/surface/panels/insert/readGraph.js';
import { outlineRows } from '../src/surface/panels/outline/rows.js';
import { readShapes, writeShapes } from '../src/surface/panels/palette/library.js';
import { shapeOfSelection } from '../src/surface/panels/palette/keptShapes.js';
import { paperOf } from '../src/surface/panels/page/papers.js';
import { catalogue } from '../src/shapes/catalogue/catalogue.js';
import { BASIC_SHAPES } from '../src/surface/canvas/basicShapes.js';
import { findInFile, replaceInFile, replaceMatch } from '../src/surface/panels/search/searchFile.js';
import { shownValue } from '../src/surface/panels/shownStyle.js';
import { enUS } from '../src/surface/panels/locales/en-US.js';
import { zhCN } from '../src/surface/panels/locales/zh-CN.js';
import { box, edge, pageOf, sessionOf } from './support/pages.js';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('links of shapes', () => {
  it('lead to pages of the file', () => {
    expect(linkedPage(pageLink('p2'))).toBe('p2');
    expect(linkedPage('https://letu.example')).toBeUndefined();
  });
});

describe('the data of a shape', () => {
  it('is kept in its order, with names such as __proto__, and taken away', () => {
    const page = pageOf([box('a', 0, 0)]);
    const set = (of: typeof page, name: string, value?: string) => setAttribute(of, ['a'], name, value);
    const next = set(set(set(page, 'owner', '安'), '__proto__', 'x'), 'owner', '李');
    const cell = indexOf(next).cell('a')!;
    expect(dataOf(cell)).toEqual([
      ['owner', '李'],
      ['__proto__', 'x'],
    ]);
    expect(set(next, 'owner', '李')).toBe(next);
    expect(dataOf(indexOf(set(next, 'owner')).cell('a')!)).toEqual([['__proto__', 'x']]);
    expect(['id', 'label', 'a b', '', 'owner', '"'].filter((name) => isNewName(cell, name))).toEqual([]);
    expect(isNewName(cell, '负责人')).toBe(true);
  });
});

describe('the image of a shape', () => {
  it('is a picture of its own, and no address of another', async () => {
    const bytes = Uint8Array.from(atob(PNG), (letter) => letter.codePointAt(0)!);
    const image = await imageOfFile(new Blob([bytes]));
    expect(image).toBe(`data:image/png,${PNG}`);
    expect(blobOfImage(image)?.type).toBe('image/png');
    expect(imageOfText(`data:image/png;base64,${PNG}`)).toBe(image);
    for (const typed of [
      'https://letu.example/a.png',
      'data:text/html,x',
      'javascript:1',
      'data:image/png;x=1,;fillColor=red',
    ])
      expect(imageOfText(typed), typed).toBe('invalidImage');
    expect(await imageOfFile(new Blob(['<html>']))).toBe('invalidImage');
    expect(await imageOfFile(new Blob([new Uint8Array(3 << 20)]))).toBe('imageTooLarge');
  });
});

describe('a search', () => {
  const file = {
    attributes: {},
    pages: [
      pageOf([
        box('a', 0, 0, { label: '<b>Sale</b> &amp; sale <br class="sale">', style: 'html=1;' }),
        box('b', 0, 0, {
          label: 'plain <sale>',
          wrapper: { name: 'UserObject', attributes: { tooltip: 'Sale!' } },
        }),
      ]),
      pageOf([edge('c', 'x', 'y', { label: 'SALE' })], { id: 'second' }),
    ],
  };

  it('finds what is read in labels and tooltips of all pages, and none of the markup', () => {
    const found = findInFile(file, { query: 'sale', matchCase: false });
    expect(found.map(({ page, cell, part, at }) => `${page} ${cell} ${part} ${at}`)).toEqual([
      'page a label 0',
      'page a label 1',
      'page b label 0',
      'page b tooltip 0',
      'second c label 0',
    ]);
    expect(findInFile(file, { query: 'sale', matchCase: true })).toHaveLength(2);
    expect(findInFile(file, { query: 's.le', matchCase: false })).toEqual([]);
    expect(findInFile(file, { query: '& s', matchCase: false })).toHaveLength(1);
  });

  it('replaces one place or all, and leaves markup as it is', () => {
    const terms = { query: 'sale', matchCase: false };
    const labels = (of: typeof file) =>
      of.pages.flatMap(({ cells }) => cells.slice(2).map(({ label }) => label));
    const all = replaceInFile(file, terms, '<i>$&') as typeof file;
    expect(labels(all)).toEqual([
      '<b>&lt;i&gt;$&amp;</b> &amp; &lt;i&gt;$&amp; <br class="sale">',
      'plain <<i>$&>',
      '<i>$&',
    ]);
    const [, second] = findInFile(file, terms);
    const one = replaceMatch(file, terms, second!, 'x') as typeof file;
    expect(labels(one)[0]).toBe('<b>Sale</b> &amp; x <br class="sale">');
    expect(one.pages[1]).toBe(file.pages[1]);
    expect(replaceInFile(file, { query: 'none', matchCase: false }, 'x')).toBe(file);
  });
});

describe('shapes from a text', () => {
  it('come from a list with indents and arrows', () => {
    const { nodes, edges } = readList('总部\n  市场\n    渠道\n  研发\n- 甲 -> 乙: 给\n');
    expect(nodes.map(({ label }) => label)).toEqual(['总部', '市场', '渠道', '研发', '甲', '乙']);
    expect(edges.map(({ label }) => label)).toEqual(['', '', '', '给']);
    const cells = cellsOf({ nodes, edges });
    expect(cells.filter(({ role }) => role === 'vertex')).toHaveLength(6);
    expect(cells.filter(({ role }) => role === 'edge').every(({ source, target }) => source && target)).toBe(
      true,
    );
  });

  it('come from a table whose column of parents joins its rows', () => {
    const { cells, taken, lost } = cellsOfTable(
      '姓名,上级,职位\n安,,经理\n"李, 小",安,"主任""一"""\n钱,孙,\n',
    );
    const shapes = cells.filter(({ role }) => role === 'vertex');
    expect(shapes.map(({ label }) => label.replaceAll(/<[^>]*>/g, ' ').trim())).toEqual([
      '安 经理',
      '李, 小 主任"一"',
      '钱',
    ]);
    expect(shapes.every(({ parent }) => parent === undefined)).toBe(true);
    const ids = shapes.map(({ id }) => id);
    const edges = cells.filter(({ role }) => role === 'edge');
    expect(edges.map(({ source, target }) => [source, target])).toEqual([[ids[0], ids[1]]]);
    expect([taken, ...lost].map((sentence) => sentence['zh-CN'])).toEqual([
      '画出 3 项、1 条上下级关系。',
      '表里提到却没有对应行的有 1 个（孙），没有连线。',
    ]);
  });

  it('stay a table where nothing relates its rows', () => {
    const { cells } = cellsOfTable('a\tb\n<b>1</b>\t2');
    const shown = cells.map(({ label }) => label).join('|');
    expect(shown).toContain('2');
    expect(shown).not.toContain('<b>1');
  });

  it('are labelled with what was written, and no HTML', () => {
    const [cell] = cellsOf(readList('<img src=x onerror=alert(1)>'));
    expect(cell?.label).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });
});

it('offers shapes at once that the palette has, too', () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(BASIC_SHAPES.map(({ entry }) => entry).filter((entry) => !ids.has(entry))).toEqual([]);
});

describe('a library', () => {
  it('gives back the shapes it was written of', () => {
    const page = pageOf([
      box('g', 40, 50, { style: 'swimlane;' }),
      box('in', 10, 20, { parent: 'g' }),
      box('to', 300, 50),
      edge('e', 'g', 'to'),
    ]);
    const shape = shapeOfSelection(page, ['g', 'to', 'e'], '组 & 线')!;
    expect(shape).toMatchObject({ width: 380, height: 60 });
    const [read] = readShapes(writeShapes([shape]))!;
    expect(read).toMatchObject({ title: '组 & 线', width: 380, height: 60 });
    expect(read!.cells.map(({ id, parent }) => `${id} in ${parent}`)).toEqual([
      'g in undefined',
      'in in g',
      'to in undefined',
      'e in undefined',
    ]);
    expect(read!.cells[0]!.geometry).toMatchObject({ x: 0, y: 0 });
  });

  it('is read with pictures and without what is no shape', () => {
    const list = [
      { data: `data:image/png;base64,${PNG}`, w: 10, h: 20, title: '图' },
      { xml: 'nothing' },
      7,
      { data: 'http://a' },
    ];
    expect(readShapes(`<mxlibrary>${JSON.stringify(list)}</mxlibrary>`)).toMatchObject([
      { title: '图', width: 10, height: 20 },
    ]);
    for (const text of ['', '<mxfile/>', '<mxlibrary>{</mxlibrary>', '<mxlibrary>{}</mxlibrary>'])
      expect(readShapes(text), text).toBeUndefined();
  });
});

describe('what panels show', () => {
  it('is what a style says, else what draw.io takes', () => {
    expect(shownValue(box('a', 0, 0), 'fillColor')).toBe('#ffffff');
    expect(shownValue(box('a', 0, 0, { style: 'text;html=1;' }), 'fillColor')).toBe('none');
    expect(shownValue(edge('e', 'a', 'b'), 'endArrow')).toBe('classic');
    expect(shownValue(box('a', 0, 0, { style: 'fillColor=#123456;' }), 'fillColor')).toBe('#123456');
    expect(shownValue(box('a', 0, 0), 'constructor')).toBeUndefined();
  });

  it('keeps the proportions of what says so', () => {
    const page = pageOf([box('a', 0, 0, { style: 'aspect=fixed;' }), box('b', 0, 0)]);
    const next = indexOf(withLength(page, ['a', 'b'], 'width', 60));
    expect(next.cell('a')!.geometry).toMatchObject({ width: 60, height: 30 });
    expect(next.cell('b')!.geometry).toMatchObject({ width: 60, height: 60 });
  });

  it('knows papers both ways round', () => {
    expect(paperOf({ width: 1169, height: 827 })).toEqual({ name: 'a4', isLandscape: true });
    expect(paperOf({ width: 500, height: 500 })).toEqual({ name: undefined, isLandscape: false });
  });

  it('lists shapes in the order they are read in, those in others below them, lines last', () => {
    const words = { untitled: '未命名', ...zhCN.outline };
    const page = pageOf([
      edge('e', 'right', 'left'),
      box('right', 200, 3),
      box('left', 0, 0),
      box('in', 0, 0, { parent: 'right' }),
    ]);
    expect(outlineRows(page, words).map(({ name, level }) => `${level} ${name}`)).toEqual([
      '1 left',
      '1 right',
      '2 in',
      '1 right → left',
    ]);
  });

  it('is said in both languages, by the same names', () => {
    const keys = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' && key !== 'fonts'
          ? keys(inner as object).map((each) => `${key}.${each}`)
          : key,
      );
    expect(keys(enUS).toSorted()).toEqual(keys(zhCN).toSorted());
  });

  it('merges a run of changes to one step', () => {
    const session = sessionOf(pageOf([box('a', 0, 0)]));
    for (const width of [10, 20, 30])
      session.change((page) => withLength(page, ['a'], 'width', width), { merge: 'width a' });
    expect(session.undo()).toBe(true);
    expect(session.canUndo).toBe(false);
  });
});
