import { expect, it } from 'vitest';
import { mergeSources } from '../src/document/merge.js';
import { parse } from '../src/document/parse.js';
import { engine } from '../src/engine.js';
import { boardOf, box, text } from './boards.js';

const [A, B] = [box('a', 0, 0), box('b', 300, 0)];
const BASE = boardOf([A, B]);
const arrow = {
  id: 'arrow',
  type: 'arrow',
  x: 120,
  y: 30,
  points: [
    [0, 0],
    [180, 0],
  ],
  startBinding: { elementId: 'a', focus: 0, gap: 1 },
};

it('changes of other elements, and an arrow at what the other has moved, are put together on a board that draws', async () => {
  const mine = boardOf([{ ...A, y: 40 }, B, box('mine', 0, 200)], {
    appState: { viewBackgroundColor: '#eeeeee' },
  });
  const theirs = boardOf([
    { ...A, boundElements: [{ id: 'arrow', type: 'arrow' }] },
    { ...B, x: 320 },
    arrow,
  ]);
  const merged = mergeSources({ base: BASE, mine, theirs }) ?? '';
  const { scene } = parse(merged);
  expect(scene?.appState).toEqual({ viewBackgroundColor: '#eeeeee' });
  expect(scene?.elements.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['a', 0, 40],
    ['b', 320, 0],
    ['mine', 0, 200],
    ['arrow', 120, 30],
  ]);
  expect(scene?.elements[0]?.boundElements).toEqual([{ id: 'arrow', type: 'arrow' }]);
  expect((await engine.render(merged)).status).toBe('success');
});

it('an arrow goes between both elements that it is tied to, where each of two has moved one of them', () => {
  const tied = (x: number, y: number, points: readonly (readonly number[])[], more = {}) => ({
    ...arrow,
    x,
    y,
    points,
    endBinding: { elementId: 'b', focus: 0, gap: 1 },
    ...more,
  });
  const base = boardOf([
    A,
    B,
    tied(120, 30, [
      [0, 0],
      [180, 0],
    ]),
  ]);
  const mine = boardOf([
    { ...A, y: 100 },
    B,
    tied(120, 130, [
      [0, 0],
      [180, -100],
    ]),
  ]);
  const theirs = boardOf([
    A,
    { ...B, x: 400 },
    tied(120, 30, [
      [0, 0],
      [280, 0],
    ]),
  ]);
  const merged = mergeSources({ base, mine, theirs }) ?? '';
  expect(parse(merged).scene?.elements.at(-1)).toMatchObject({
    x: 120,
    y: 130,
    points: [
      [0, 0],
      [280, -100],
    ],
    width: 280,
    height: 100,
  });
  // What else both say of the arrow is still at odds.
  const coloured = (points: readonly (readonly number[])[], strokeColor: string, at: number) =>
    tied(120, at, points, { strokeColor });
  expect(
    mergeSources({
      base,
      mine: boardOf([
        { ...A, y: 100 },
        B,
        coloured(
          [
            [0, 0],
            [180, -100],
          ],
          '#ff0000',
          130,
        ),
      ]),
      theirs: boardOf([
        A,
        { ...B, x: 400 },
        coloured(
          [
            [0, 0],
            [280, 0],
          ],
          '#00ff00',
          30,
        ),
      ]),
    }),
  ).toBeUndefined();
});

it('two changes of the same element are a conflict, and so is what hangs on one that is gone', () => {
  const conflict = (mine: Parameters<typeof boardOf>[0], theirs: Parameters<typeof boardOf>[0]) =>
    expect(mergeSources({ base: BASE, mine: boardOf(mine), theirs: boardOf(theirs) })).toBeUndefined();
  conflict([box('a', 1, 0), B], [box('a', 2, 0), B]);
  conflict([B], [box('a', 2, 0), B]);
  conflict([B], [A, B, arrow]);
  conflict([B], [A, B, text('label', '字', { containerId: 'a' })]);
});

it('a conflict that is settled keeps the rest of both, and an arrow goes or stays with what it is tied to', () => {
  const mine = boardOf([{ ...B, x: 320 }, box('mine', 0, 200)]);
  const theirs = boardOf([A, { ...B, x: 360 }, box('theirs', 0, 400), arrow]);
  const settled = (prefer: 'mine' | 'theirs') =>
    parse(mergeSources({ base: BASE, mine, theirs, prefer }) ?? '').scene?.elements.map(({ id, x }) => [
      id,
      x,
    ]);
  expect(mergeSources({ base: BASE, mine, theirs })).toBeUndefined();
  expect(settled('mine')).toEqual([
    ['b', 320],
    ['mine', 0],
    ['theirs', 0],
  ]);
  expect(settled('theirs')).toEqual([
    ['a', 0],
    ['b', 360],
    ['mine', 0],
    ['theirs', 0],
    ['arrow', 120],
  ]);
});
