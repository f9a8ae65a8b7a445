import { expect, it } from 'vitest';
import { mergeSources } from '../src/document/merge.js';
import { readFile } from '../src/document/readFile.js';
import { engine } from '../src/engine.js';

const vertex = (id: string, label: string, x: number, parent = '1') =>
  `<mxCell id="${id}" value="${label}" style="rounded=1;html=1;" vertex="1" parent="${parent}"><mxGeometry x="${x}" y="40" width="80" height="40" as="geometry"/></mxCell>`;
const edge = (id: string, source: string, target: string) =>
  `<mxCell id="${id}" style="html=1;" edge="1" parent="1" source="${source}" target="${target}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
const file = (cells: string, { modified = '1', name = '第 1 页' } = {}) =>
  `<mxfile modified="${modified}"><diagram id="p" name="${name}"><mxGraphModel dx="${modified}" grid="1"><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel></diagram></mxfile>`;

const [A, B] = [vertex('a', '甲', 0), vertex('b', '乙', 200)];
const BASE = file(A + B);

it('changes of other cells, of a name and of new cells are put together in a file that draws', async () => {
  const mine = file(vertex('a', '开始', 0) + B + vertex('m', '我的', 400), { modified: '2' });
  const theirs = file(A + vertex('b', '乙', 260) + edge('t', 'a', 'b'), { modified: '3', name: '流程' });
  const merged = mergeSources({ base: BASE, mine, theirs }) ?? '';
  const [page] = readFile(merged).pages;
  expect(page?.name).toBe('流程');
  expect(page?.cells.map(({ id, label, geometry }) => [id, label, geometry?.x])).toEqual([
    ['0', '', undefined],
    ['1', '', undefined],
    ['a', '开始', 0],
    ['b', '乙', 260],
    ['m', '我的', 400],
    ['t', '', 0],
  ]);
  const { status } = await engine.render(merged);
  expect(status).toBe('success');
});

it('two changes of the same cell are a conflict, and so is what stands in or hangs on something that is gone', () => {
  const conflict = (mine: string, theirs: string, base = BASE) =>
    expect(mergeSources({ base, mine: file(mine), theirs: file(theirs) })).toBeUndefined();
  conflict(vertex('a', '我', 0) + B, vertex('a', '他', 0) + B);
  conflict(B, vertex('a', '他', 0) + B);
  conflict(B, A + B + vertex('in', '里', 5, 'a'));
  conflict(B, A + B + edge('t', 'a', 'b'));
});

it('one that is moved and named anew by two people is both', () => {
  const merged = mergeSources({
    base: BASE,
    mine: file(vertex('a', '开始', 0) + B),
    theirs: file(vertex('a', '甲', 60) + B),
  });
  expect(readFile(merged ?? '').pages[0]?.cells[2]).toMatchObject({ label: '开始', geometry: { x: 60 } });
});

it.each(['mine', 'theirs'] as const)('a conflict that is settled for %s keeps the rest of both', (prefer) => {
  const mine = file(vertex('a', '我', 0) + vertex('b', '乙', 260) + vertex('m', '我的', 400));
  const theirs = file(vertex('a', '他', 0) + B + vertex('t', '他的', 500), { name: '流程' });
  const [page] = readFile(mergeSources({ base: BASE, mine, theirs, prefer }) ?? '').pages;
  expect(page?.name).toBe('流程');
  expect(page?.cells.slice(2).map(({ label, geometry }) => [label, geometry?.x])).toEqual([
    [prefer === 'mine' ? '我' : '他', 0],
    ['乙', 260],
    ['我的', 400],
    ['他的', 500],
  ]);
});

it('nothing is made of a file that cannot be read', () => {
  expect(mergeSources({ base: BASE, mine: '<mxfile', theirs: BASE })).toBeUndefined();
});
