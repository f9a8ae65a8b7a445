import { beforeAll, describe, expect, it } from 'vitest';
import type { RenderSuccess } from '@letu/core';
import { DOMParser } from '@letu/svg-dom';
import { engine } from '@letu/graphviz/engine';
import { lostText, readPicture, toDrawio, toExcalidraw, type Figure } from '../src/index.js';

const ROUTES =
  'digraph { rankdir=LR; subgraph cluster_a { label="仓库"; a [label="收货"]; b [label="入库" shape=diamond] } a -> b [label="合格"] }';

let picture: RenderSuccess;
let figure: Figure;

beforeAll(async () => {
  const result = await engine.render(ROUTES);
  if (result.status !== 'success') throw new Error('The graph was not drawn.');
  picture = result;
  figure = await readPicture(picture);
});

describe('a picture that is read', () => {
  it('has the group, its members, and the link between them', () => {
    const group = figure.parts.find(({ type }) => type === 'group');
    const nodes = figure.parts.filter((part) => part.type === 'node');
    const link = figure.parts.find((part) => part.type === 'link');
    expect(group).toMatchObject({ label: { lines: ['仓库'] } });
    expect(nodes.map(({ outline, label, parent }) => [outline, label?.lines, parent])).toEqual([
      ['ellipse', ['收货'], group?.id],
      ['diamond', ['入库'], group?.id],
    ]);
    expect(link).toMatchObject({ labels: [{ lines: ['合格'] }] });
    expect(link?.from.part).toBe(nodes[0]?.id);
    expect(link?.to).toMatchObject({ part: nodes[1]?.id, head: 'triangle' });
  });

  it('has its link end at the outlines of what it joins', () => {
    const [from, to] = figure.parts.filter((part) => part.type === 'node');
    const link = figure.parts.find((part) => part.type === 'link');
    if (!from || !to || !link) throw new Error('Something is missing.');
    expect(link.from.at.x).toBeCloseTo(from.box.x + from.box.width, 0);
    expect(link.to.at.x).toBeCloseTo(to.box.x, 0);
  });

  it('has cylinders, whose lids some draw on their own, and tells them from boxes with round corners', async () => {
    const drawn = await engine.render(
      'digraph { a [shape=cylinder label="库"]; b [shape=box style=rounded label="圆"] }',
    );
    if (drawn.status !== 'success') throw new Error('The graph was not drawn.');
    const { parts } = await readPicture(drawn);
    expect(parts).toMatchObject([
      { type: 'node', outline: 'cylinder', label: { lines: ['库'] } },
      { type: 'node', outline: 'rounded', label: { lines: ['圆'] } },
    ]);
  });

  it('has queues, which are cylinders that lie, with their lids', async () => {
    const path = (d: string) => `<path data-shape="0" d="${d}" fill="#fff" stroke="#000"/>`;
    const body = 'M24 0H112C136 0 136 30 136 33C136 36 136 66 112 66H24C0 66 0 36 0 33C0 30 0 0 24 0Z';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${path(body)}${path('M112 0C88 0 88 30 88 33C88 36 88 66 112 66')}<text data-shape="0" x="40" y="36">队列</text></svg>`;
    const read = await readPicture({ svg, shapes: [{ id: '0', role: 'node', label: '队列' }] });
    expect(read.parts).toMatchObject([
      { type: 'node', outline: 'queue', inset: 24, label: { lines: ['队列'] } },
    ]);
    expect(toDrawio(read)).toMatch(/value="队列" style="shape=cylinder3;direction=south;[^"]*size=24;/);
  });

  it('says what was lost in a sentence of the language', () => {
    const lost = [{ what: 'image', label: 'Logo' }] as const;
    expect(lostText(lost, 'zh-CN')).toBe('转换时略去了：图片（Logo）。');
    expect(lostText(lost, 'en-US')).toBe('The conversion left out: images (Logo).');
    expect(lostText([])).toBe('');
  });

  it('has the words of boxes behind each other in front of all of them', async () => {
    const box = (x: number) => `<rect data-shape="0" x="${x}" y="${x}" width="90" height="40" fill="#fff"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${box(0)}${box(6)}<text data-shape="0" x="20" y="30">多份</text></svg>`;
    const { parts } = await readPicture({ svg, shapes: [{ id: '0', role: 'node', label: '多份' }] });
    expect(parts.map((part) => (part.type === 'node' ? (part.label?.lines ?? []) : undefined))).toEqual([
      [],
      [],
      ['多份'],
    ]);
  });

  it('keeps its place when the view box begins elsewhere', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -10 100 60"><rect data-shape="0" x="-40" y="0" width="30" height="20"/></svg>';
    const shapes = [{ id: '0', role: 'node', label: '' }] as const;
    expect((await readPicture({ svg, shapes })).parts).toMatchObject([
      { box: { x: 10, y: 10, width: 30, height: 20 } },
    ]);
  });
});

describe('a file of draw.io', () => {
  const cellsOf = (file: string) =>
    new DOMParser().parseFromString(file, 'application/xml').querySelectorAll('mxCell');

  it('has members in their group, with places relative to it', () => {
    const cells = cellsOf(toDrawio(figure));
    const group = figure.parts.find((part) => part.type === 'group');
    const node = figure.parts.find((part) => part.type === 'node');
    const cell = cells.find((each) => each.getAttribute('id') === node?.id);
    expect(cell?.getAttribute('parent')).toBe(group?.id);
    const x = Number(cell?.querySelector('mxGeometry')?.getAttribute('x'));
    expect(x + (group?.box.x ?? 0)).toBeCloseTo(node?.box.x ?? 0, 1);
  });

  it('ties its edges to places at the sides of what they join', () => {
    const edge = cellsOf(toDrawio(figure)).find((cell) => cell.getAttribute('edge') === '1');
    const nodes = figure.parts.filter((part) => part.type === 'node');
    expect([edge?.getAttribute('source'), edge?.getAttribute('target')]).toEqual(nodes.map(({ id }) => id));
    expect(edge?.getAttribute('style')).toMatch(/exitX=1(?:\.0\d*)?;.*entryX=-?0(?:\.0\d*)?;/);
    expect(edge?.getAttribute('value')).toBe('合格');
  });

  it('holds labels as text, whatever stands in them', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><g data-shape="0"><rect width="90" height="40"/><text x="9" y="20">&lt;img src=x onerror=alert(1)&gt; &amp;amp;</text></g></svg>';
    const drawn = await readPicture({ svg, shapes: [{ id: '0', role: 'node', label: '' }] });
    const [value] = cellsOf(toDrawio(drawn)).flatMap((cell) => cell.getAttribute('value') ?? []);
    expect(value).toBe('&lt;img src=x onerror=alert(1)&gt; &amp;amp;');
  });
});

describe('a scene of Excalidraw', () => {
  interface Element {
    readonly id: string;
    readonly type: string;
    readonly text?: string;
    readonly containerId?: string | null;
    readonly boundElements: readonly { readonly id: string }[];
    readonly startBinding?: { readonly elementId: string };
    readonly endBinding?: { readonly elementId: string };
    readonly fontFamily?: number;
  }
  const elementsOf = () => (JSON.parse(toExcalidraw(figure)) as { elements: readonly Element[] }).elements;

  it('binds its arrows to what they join, and that to them', () => {
    const elements = elementsOf();
    const arrow = elements.find(({ type }) => type === 'arrow');
    const ends = [arrow?.startBinding?.elementId, arrow?.endBinding?.elementId];
    expect(ends).toEqual(figure.parts.filter(({ type }) => type === 'node').map(({ id }) => id));
    for (const end of ends)
      expect(elements.find(({ id }) => id === end)?.boundElements).toContainEqual({
        id: arrow?.id,
        type: 'arrow',
      });
  });

  it('writes Chinese in the hand that has it, in what it belongs to', () => {
    const text = elementsOf().find((element) => element.text === '收货');
    expect(text).toMatchObject({
      fontFamily: 5,
      containerId: figure.parts.find(({ type }) => type === 'node')?.id,
    });
  });
});
