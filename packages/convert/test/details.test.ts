import { expect, it } from 'vitest';
import type { Shape } from '@letu/core';
import { DOMParser } from '@letu/svg-dom';
import { readPicture, toDrawio, toExcalidraw } from '../src/index.js';

const NODE = { id: '0', role: 'node', label: '甲' } as const satisfies Shape;
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

const pictureOf = (inner: string, shapes: readonly Shape[] = [NODE]) =>
  readPicture({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${inner}</svg>`,
    shapes,
  });

const cell = (x: number, y: number, width: number, height: number, text: string) =>
  `<polygon fill="none" stroke="#000" points="${x},${y} ${x},${y + height} ${x + width},${y + height} ${x + width},${y}"/>` +
  `<text x="${x + 6}" y="${y + 20}">${text}</text>`;

it('has every cell of a table without a frame as a box with its words, whatever it spans', async () => {
  const cells = `${cell(0, 0, 120, 30, '课程表')}${cell(0, 30, 60, 60, '上午')}${cell(60, 30, 60, 30, '语文')}${cell(60, 60, 60, 30, '英语')}`;
  const { parts } = await pictureOf(`<g data-shape="0">${cells}</g>`);
  const [, ...boxes] = parts;
  expect(
    boxes.map((part) => part.type === 'node' && [part.label?.lines[0], part.box.width, part.box.height]),
  ).toEqual([
    ['课程表', 120, 30],
    ['上午', 60, 60],
    ['语文', 60, 30],
    ['英语', 60, 30],
  ]);
});

it('has words on both sides of a line in a box as texts of their own', async () => {
  const { parts } = await pictureOf(
    '<g data-shape="0"><rect x="0" y="0" width="120" height="60" fill="none" stroke="#000"/>' +
      '<polyline points="50,0 50,60" fill="none" stroke="#000"/><polyline points="50,30 120,30" fill="none" stroke="#000"/>' +
      '<text x="10" y="35" font-size="16">声明</text><text x="60" y="22" font-size="16">名称</text><text x="60" y="50" font-size="16">权限</text></g>',
  );
  const lines = parts.flatMap((part) => (part.type === 'text' ? [part.label.lines] : []));
  expect(lines).toEqual([['声明'], ['名称'], ['权限']]);
});

it('keeps what is bold, red or larger within a line', async () => {
  const words =
    '<text x="20" y="40"><tspan font-weight="bold">粗体</tspan><tspan> 和 </tspan><tspan fill="#f00" font-size="24">大红</tspan></text>';
  const figure = await pictureOf(
    `<g data-shape="0"><rect x="0" y="0" width="200" height="60" fill="#fff" stroke="#000"/>${words}</g>`,
  );
  const value = new DOMParser()
    .parseFromString(toDrawio(figure), 'application/xml')
    .querySelector('mxCell[id="s0"]');
  const label = new DOMParser().parseFromString(value?.getAttribute('value') ?? '', 'text/html');
  const spans = label.querySelectorAll('span').map((span) => [span.textContent, span.getAttribute('style')]);
  expect(spans).toEqual([
    [' 和 ', 'font-weight: normal'],
    ['大红', 'font-size: 24px; color: #ff0000; font-weight: normal'],
  ]);
});

it('joins parts of a word that look different, and keeps words apart that are drawn close', async () => {
  const { parts } = await pictureOf(
    '<g data-shape="0"><text x="0" y="20" font-size="20" fill="#f00">大红</text><text x="40" y="20" font-size="20">小字</text>' +
      '<text x="0" y="60" font-size="20">甲方</text><text x="40" y="60" font-size="20">乙方</text></g>',
  );
  expect(parts).toMatchObject([{ label: { lines: expect.arrayContaining(['大红小字', '甲方 乙方']) } }]);
});

it('draws the marker of a line without a length, with the number in it', async () => {
  const marker =
    '<defs><marker id="n" refX="15" refY="15" markerWidth="60" markerHeight="40"><circle cx="15" cy="15" r="12"/></marker></defs>';
  const { parts } = await pictureOf(
    `${marker}<line x1="50" y1="60" x2="50" y2="60" stroke="#000" marker-start="url(#n)"/>` +
      '<text x="50" y="65" text-anchor="middle" fill="#fff">7</text>',
    [],
  );
  expect(parts).toMatchObject([
    { type: 'node', outline: 'ellipse', box: { x: 38, y: 48 }, label: { lines: ['7'], color: '#ffffff' } },
  ]);
});

it('leaves a line whole that goes between a label above and one below', async () => {
  const shapes = [NODE, { id: '1', role: 'link', label: '' }] as const satisfies readonly Shape[];
  const { parts } = await pictureOf(
    '<rect data-shape="0" width="40" height="40" stroke="#000"/><g data-shape="1"><path d="M50 60H250" stroke="#000" fill="none"/>' +
      '<text x="150" y="52" text-anchor="middle">输入</text><text x="150" y="74" text-anchor="middle">数据</text></g>',
    shapes,
  );
  const link = parts.find((part) => part.type === 'link');
  expect(link?.labels.map(({ lines }) => lines)).toEqual([['输入'], ['数据']]);
});

it('has the dashes as long as they are drawn', async () => {
  const figure = await pictureOf(
    '<rect data-shape="0" width="40" height="40" stroke="#000" stroke-width="2" stroke-dasharray="8 4"/>',
  );
  expect(toDrawio(figure)).toContain('dashed=1;dashPattern=4 2;');
});

it('has images that the picture holds, in both files, and says which stand elsewhere', async () => {
  const image = (address: string) => `<image x="8" y="8" width="20" height="20" href="${address}"/>`;
  const figure = await pictureOf(
    `<g data-shape="0"><rect width="90" height="40" fill="#fff" stroke="#000"/>${image(PIXEL)}${image('https://example.com/a.png')}</g>`,
  );
  expect(toDrawio(figure)).toContain('image=data:image/png,iVBORw0KGgo=;');
  const scene = JSON.parse(toExcalidraw(figure)) as {
    elements: readonly { type: string; fileId?: string }[];
    files: Record<string, { dataURL: string }>;
  };
  const shown = scene.elements.find(({ type }) => type === 'image');
  expect(scene.files[shown?.fileId ?? '']?.dataURL).toBe(PIXEL);
  expect(figure.lost).toMatchObject([{ what: 'image', label: '甲' }]);
});

it('keeps an hourglass, and the words of a drawing that is too fine', async () => {
  const glass = await pictureOf('<path data-shape="0" d="M0 0H40L0 40H40Z" fill="#fff" stroke="#000"/>');
  expect(glass.parts).toMatchObject([{ outline: 'polygon' }]);
  const strokes = Array.from({ length: 30 }, (_, at) => `M${at * 2} 0L${at * 2 + 1} 40`).join('');
  const fine = await pictureOf(
    `<g data-shape="0"><path d="M0 0H60V40H0Z" fill="#fff"/><path d="${strokes}" fill="#fff" stroke="#000"/><text x="9" y="24">云</text></g>`,
  );
  expect(JSON.stringify(fine.parts)).toContain('云');
});

it("gives texts on boards the room that the board's wider type takes, where they stand", async () => {
  const figure = await pictureOf(
    '<text x="10" y="20">+total() : decimal</text><text x="100" y="50" text-anchor="middle">-check() : bool</text>',
    [],
  );
  const labels = figure.parts.flatMap((part) => (part.type === 'text' ? [part.label] : []));
  const { elements } = JSON.parse(toExcalidraw(figure)) as {
    readonly elements: readonly { x: number; width: number }[];
  };
  expect(labels.map(({ align }) => align)).toEqual(['left', 'center']);
  for (const [index, { box }] of labels.entries())
    expect(elements[index]!.width / box.width).toBeCloseTo(1.15, 2);
  expect(elements[0]!.x).toBeCloseTo(10, 0);
  expect(elements[1]!.x + elements[1]!.width / 2).toBeCloseTo(100, 0);
});

it('has the whole figure of an actor at both ends of its line', async () => {
  const actor = (y: number) =>
    `<g data-shape="0"><ellipse cx="40" cy="${y + 8}" rx="8" ry="8" fill="#eee" stroke="#000"/>` +
    `<path d="M40 ${y + 16}V${y + 43}M27 ${y + 24}H53M40 ${y + 43}L27 ${y + 58}M40 ${y + 43}L53 ${y + 58}" fill="none" stroke="#000"/></g>`;
  const lines = '<path d="M40 80V220" stroke="#000"/><path d="M240 80V220" stroke="#000"/>';
  const other = '<rect data-shape="1" x="220" y="40" width="40" height="30" fill="#fff" stroke="#000"/>';
  const message = '<path data-shape="2" d="M40 150H240" fill="none" stroke="#000"/>';
  const { parts } = await pictureOf(`${actor(20)}${actor(222)}${other}${lines}${message}`, [
    NODE,
    { id: '1', role: 'node', label: '乙' },
    { id: '2', role: 'link', label: '' },
  ]);
  const foot = parts.find((part) => part.type === 'node' && part.parent === 's0');
  expect(foot).toMatchObject({ outline: 'actor', box: { y: 222, width: 26, height: 58 } });
});
