import { expect, it } from 'vitest';
import type { Shape } from '@letu/core';
import { readPicture, toDrawio, toExcalidraw, type Figure } from '../src/index.js';

const NODES = [
  { id: '0', role: 'node', label: '甲' },
  { id: '1', role: 'node', label: '乙' },
] as const satisfies readonly Shape[];
const LINK = { id: '2', role: 'link', label: '', from: '0', to: '1' } as const satisfies Shape;

const pictureOf = (inner: string, shapes: readonly Shape[]) =>
  readPicture({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${inner}</svg>`,
    shapes,
  });

const boxAt = (shape: string, x: number) =>
  `<rect data-shape="${shape}" x="${x}" y="20" width="60" height="40" fill="#fff" stroke="#000"/>`;

async function headOf(head: string): Promise<string | undefined> {
  const line = `<g data-shape="2"><path d="M60 40H190" fill="none" stroke="#000"/>${head}</g>`;
  const { parts } = await pictureOf(`${boxAt('0', 0)}${boxAt('1', 200)}${line}`, [...NODES, LINK]);
  const link = parts.find((part) => part.type === 'link');
  return link?.to.head;
}

it('tells heads apart: wings, triangles and crosses', async () => {
  expect(await headOf('<polygon points="200,40 190,36 194,40 190,44" fill="#000"/>')).toBe('notched');
  expect(await headOf('<polygon points="200,40 190,36 190,44" fill="#000"/>')).toBe('triangle');
  expect(
    await headOf('<path d="M190 40L180 36" stroke="#000"/><path d="M190 40L180 44" stroke="#000"/>'),
  ).toBe('open');
  expect(await headOf('<path d="M190 40L180 36M190 40L180 44" stroke="#000"/>')).toBe('open');
  expect(await headOf('<path d="M190 35l10 10M200 35l-10 10" stroke="#000"/>')).toBe('cross');
  const bars = '195,39 199,35 200,36 196,40 200,44 199,45 195,41 191,45 190,44 194,40 190,36 191,35';
  expect(await headOf(`<polygon points="${bars}" fill="#000"/>`)).toBe('cross');
});

it('writes code in letters that are equally wide', async () => {
  const figure = await pictureOf(
    `${boxAt('0', 0)}<text data-shape="0" x="5" y="40" font-family="monospace" font-size="12">a()</text>` +
      `${boxAt('1', 200)}<text data-shape="1" x="205" y="40" font-family="Arial, monospace" font-size="12">b</text>`,
    NODES,
  );
  expect(toDrawio(figure).match(/fontFamily=[^;"]*/g)).toEqual(['fontFamily=Courier New']);
  expect(toExcalidraw(figure).match(/"fontFamily": \d+/g)).toEqual(['"fontFamily": 8', '"fontFamily": 6']);
});

it('gives boxes the corners that a rule of the picture gives them', async () => {
  const style = '<style>.state { rx: 3px; }</style>';
  const { parts } = await pictureOf(
    `${style}<rect class="state" rx="12" data-shape="0" x="10" y="10" width="30" height="30"/>`,
    NODES.slice(0, 1),
  );
  expect(parts).toMatchObject([{ outline: 'rounded', radius: 3 }]);
});

it('keeps lines that begin below each other there, however long they are', async () => {
  const { parts } = await pictureOf(
    `${boxAt('0', 0)}<text data-shape="0" x="4" y="36">+find()</text><text data-shape="0" x="4" y="50">+save()</text>`,
    NODES.slice(0, 1),
  );
  expect(parts).toMatchObject([{ label: { align: 'left', lines: ['+find()', '+save()'] } }]);
});

it('draws no line between columns where the picture has none', async () => {
  const row = (y: number, words: readonly string[]) =>
    words.map((word, at) => `<text data-shape="0" x="${4 + at * 60}" y="${y}">${word}</text>`).join('');
  const table = `<rect data-shape="0" width="180" height="90" fill="#fff" stroke="#000"/>`;
  const cut =
    '<path data-shape="0" d="M0 30H180" stroke="#000"/><path data-shape="0" d="M0 60H180" stroke="#000"/>';
  const text = `<text data-shape="0" x="4" y="20">表</text>${row(50, ['id', 'int'])}${row(80, ['name', 'text'])}`;
  const figure = await pictureOf(`${table}${cut}${text}`, NODES.slice(0, 1));
  expect(figure.parts).toMatchObject([{ type: 'table' }]);
  expect(toDrawio(figure)).toContain('columnLines=0');
  expect(toExcalidraw(figure)).not.toContain('-c1-1');
});

it('has the name of a participant below what stands on its line, and the line behind it', async () => {
  const shapes = [...NODES, LINK] as const;
  const entity =
    '<g data-shape="0"><circle cx="40" cy="30" r="20" fill="#eee" stroke="#000"/><path d="M20 52H60" stroke="#000"/>' +
    '<text x="40" y="70" text-anchor="middle">甲</text><path d="M40 80V280" stroke="#f00"/></g>';
  const other =
    '<g data-shape="1"><rect x="200" y="20" width="80" height="40" rx="6" fill="#fff" stroke="#000"/>' +
    '<text x="240" y="44" text-anchor="middle">乙</text><path d="M240 60V280" stroke="#f00"/></g>';
  const message = '<path data-shape="2" d="M40 150H240" fill="none" stroke="#000"/>';
  const figure: Figure = await pictureOf(`${entity}${other}${message}`, shapes);
  const [first, second] = figure.parts.filter((part) => part.type === 'lifeline');
  expect(first).toMatchObject({ outline: 'ellipse', head: { height: 40 }, line: { stroke: '#ff0000' } });
  expect(second).toMatchObject({ outline: 'rounded', radius: 6, head: { height: 40 } });
  const file = toDrawio(figure);
  expect(file).toMatch(/participant=ellipse;size=40;[^"]*verticalAlign=top;spacingTop=\d/);
  expect(file).toMatch(/umlLifeline;[^"]*rounded=1;absoluteArcSize=1;arcSize=12;/);
});

it('leaves out what an engine draws beside its picture', async () => {
  const beside = '<path d="M1600 0V200" stroke="#f00"/><text x="1600" y="20">今天</text>';
  const { parts } = await pictureOf(`${boxAt('0', 0)}${beside}`, NODES.slice(0, 1));
  expect(parts).toMatchObject([{ type: 'node', id: 's0' }]);
});

it('has lines in columns as the cells of a row', async () => {
  const texts = [
    ['+', '名称', 'string'],
    ['-', '长度()', 'int'],
  ].map(
    ([sign, name, type], at) =>
      `<text x="6" y="${60 + at * 20}">${sign}</text><text x="26" y="${60 + at * 20}">${name}</text>` +
      `<text x="190" y="${60 + at * 20}" text-anchor="end">${type}</text>`,
  );
  const title = '<path d="M0 40H200" stroke="#000"/><text x="100" y="28" text-anchor="middle">类</text>';
  const figure = await pictureOf(
    `<g data-shape="0"><rect y="10" width="200" height="90" fill="#fff" stroke="#000"/>${title}${texts.join('')}</g>`,
    NODES.slice(0, 1),
  );
  const [table] = figure.parts.filter((part) => part.type === 'table');
  expect(table?.compartments[1]?.cells.map(({ label }) => [label?.align, label?.lines])).toEqual([
    ['left', ['+', '-']],
    ['left', ['名称', '长度()']],
    ['right', ['string', 'int']],
  ]);
});

it('ties the branch of a mind map to both that it joins, and has it behind them', async () => {
  const branch = '<path data-shape="1" d="M40 40L230 44" fill="none" stroke="#f00" stroke-width="12"/>';
  const figure = await pictureOf(`${branch}${boxAt('0', 0)}${boxAt('1', 200)}`, [
    NODES[0],
    { ...NODES[1], parent: '0' },
  ]);
  expect(figure.parts).toMatchObject([
    { type: 'link', from: { part: 's0', head: 'none' }, to: { part: 's1', head: 'none' } },
    { id: 's0' },
    { id: 's1' },
  ]);
  const { elements } = JSON.parse(toExcalidraw(figure)) as { elements: readonly { type: string }[] };
  expect(elements[0]?.type).toMatch(/arrow|line/);
});

it('has a line without heads over the ground of its group, and behind what it joins', async () => {
  const group = '<rect data-shape="g" width="400" height="200" fill="#eee" stroke="#000"/>';
  const line = '<path data-shape="2" d="M30 40H230" fill="none" stroke="#000"/>';
  const inside = NODES.map((node) => ({ ...node, parent: 'g' }));
  const figure = await pictureOf(`${group}${line}${boxAt('0', 0)}${boxAt('1', 200)}`, [
    { id: 'g', role: 'group', label: '组' },
    ...inside,
    LINK,
  ]);
  const { elements } = JSON.parse(toExcalidraw(figure)) as { elements: readonly { id: string }[] };
  const order = elements.map(({ id }) => id).filter((id) => ['sg', 's0', 's1', 's2'].includes(id));
  expect(order).toEqual(['sg', 's2', 's0', 's1']);
});

it('has at the head of a line what is drawn there, where that is no outline of its own', async () => {
  const database =
    '<g data-shape="0"><path d="M20 30C20 20 40 20 40 20C40 20 60 20 60 30V50C60 60 40 60 40 60C40 60 20 60 20 50V30" fill="#eee" stroke="#000"/>' +
    '<path d="M20 30C20 40 40 40 40 40C40 40 60 40 60 30" fill="none" stroke="#000"/>' +
    '<text x="40" y="74" text-anchor="middle">库</text><path d="M40 80V280" stroke="#000"/></g>';
  const collections =
    '<g data-shape="1"><rect x="204" y="20" width="80" height="40" fill="#fff" stroke="#000"/><rect x="200" y="24" width="80" height="40" fill="#fff" stroke="#000"/>' +
    '<text x="240" y="48" text-anchor="middle">缓存</text><path d="M242 64V280" stroke="#000"/></g>';
  const message = '<path data-shape="2" d="M40 150H242" fill="none" stroke="#000"/>';
  const { parts } = await pictureOf(`${database}${collections}${message}`, [...NODES, LINK]);
  const drawnIn = (id: string) => parts.flatMap((part) => (part.parent === id ? [part] : []));
  const lines = parts.filter((part) => part.type === 'lifeline');
  expect(lines.map(({ outline, label }) => [outline, label?.lines])).toEqual([
    ['none', ['库']],
    ['none', undefined],
  ]);
  expect(drawnIn('s0')).toMatchObject([{ outline: 'cylinder' }]);
  expect(drawnIn('s1')).toMatchObject([{ box: { x: 204 } }, { box: { x: 200 }, label: { lines: ['缓存'] } }]);
  expect(toDrawio({ width: 400, height: 300, parts, lost: [] })).toContain('participant=blank');
});

it('puts a label that a line would cross out into the line of its arrow in Excalidraw', async () => {
  const bent = '<path data-shape="2" d="M60 40H90V150H230V60" fill="none" stroke="#000"/>';
  const label = '<text data-shape="2" x="90" y="104" text-anchor="middle">合格</text>';
  const figure = await pictureOf(`${boxAt('0', 0)}${boxAt('1', 200)}${bent}${label}`, [...NODES, LINK]);
  const { elements } = JSON.parse(toExcalidraw(figure)) as {
    elements: readonly {
      type: string;
      text?: string;
      containerId?: string;
      id: string;
      points?: number[][];
    }[];
  };
  const arrow = elements.find(({ type }) => type === 'arrow');
  expect(elements.find(({ text }) => text === '合格')?.containerId).toBe(arrow?.id);
  const points = arrow?.points ?? [];
  expect(points.length % 2).toBe(1);
  expect(points[(points.length - 1) / 2]?.[0]).toBeCloseTo(30, 0);
});

it('has the lid of a cylinder with members as high as it is drawn, and its name where that stands', async () => {
  const body =
    'M20 40C20 30 120 30 120 30C120 30 220 30 220 40V200C220 210 120 210 120 210C120 210 20 210 20 200V40';
  const database =
    `<g data-shape="g"><path d="${body}" fill="none" stroke="#000"/><path d="M20 40C20 50 120 50 120 50C120 50 220 50 220 40" fill="none" stroke="#000"/>` +
    '<text x="120" y="66" font-size="14" text-anchor="middle">MySQL</text></g>';
  const figure = await pictureOf(`${database}${boxAt('0', 80)}`, [
    { id: 'g', role: 'group', label: 'MySQL' },
    { ...NODES[0], parent: 'g' },
  ]);
  const [group] = figure.parts;
  expect(group).toMatchObject({ type: 'group', outline: 'cylinder', inset: 10 });
  const style = /value="MySQL" style="([^"]*)"/.exec(toDrawio(figure))?.[1];
  expect(style).toContain('size=10;');
  expect(style).toContain('verticalAlign=top;');
  const top = group?.type === 'group' ? group.label?.box.y : undefined;
  const space = /spacingTop=([-\d.]+)/.exec(style ?? '')?.[1] ?? 0;
  // draw.io leaves 7 pixels free besides; with its bounds, it would count from below the lid.
  expect(30 + 7 + Number(space)).toBeCloseTo(top ?? NaN, 1);
  expect(style).not.toContain('boundedLbl');
});

it('has rows below a title on a line where they begin', async () => {
  const dotted = (from: number, to: number) =>
    `<line x1="${from}" y1="70" x2="${to}" y2="70" stroke="#000" stroke-dasharray="1,2"/>`;
  const title = `${dotted(0, 66)}${dotted(94, 160)}<text x="66" y="75" font-size="14">分隔</text>`;
  const figure = await pictureOf(
    '<g data-shape="0"><rect width="160" height="110" fill="#fff" stroke="#000"/><path d="M0 40H160" stroke="#000"/>' +
      `<text x="80" y="26" text-anchor="middle">类</text>${title}<text x="20" y="95" font-size="14">私有()</text></g>`,
    NODES.slice(0, 1),
  );
  const [table] = figure.parts.filter((part) => part.type === 'table');
  const cells = table?.compartments.flatMap((row) => row.cells.map(({ label }) => label));
  expect(cells?.[1]).toMatchObject({ align: 'left', lines: ['私有()'], box: { x: 20 } });
  expect(figure.parts).toContainEqual(
    expect.objectContaining({ type: 'text', label: expect.objectContaining({ lines: ['分隔'] }) }),
  );
});

it('has the border of a group also along the ground of its title', async () => {
  const state =
    '<g data-shape="g"><path d="M0 30V12A12 12 0 0 1 12 0H108A12 12 0 0 1 120 12V30Z" fill="#eee" stroke="#eee"/>' +
    '<rect width="120" height="200" rx="12" fill="none" stroke="#181818"/><path d="M0 30H120" stroke="#181818"/>' +
    '<text x="60" y="20" text-anchor="middle">运行</text></g>';
  const { parts } = await pictureOf(`${state}${boxAt('0', 30)}`, [
    { id: 'g', role: 'group', label: '运行' },
    { ...NODES[0], parent: 'g' },
  ]);
  const ground = parts.find((part) => part.type === 'node' && part.isDecoration);
  expect(ground).toMatchObject({ parent: 'sg', paint: { fill: '#eeeeee', stroke: '#181818' } });
});
