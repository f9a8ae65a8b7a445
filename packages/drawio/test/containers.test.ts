import { describe, expect, it } from 'vitest';
import type { Page } from '../src/document/model.js';
import { geometryOf } from '../src/surface/edit/bounds.js';
import { changeCells, removeCells, withGeometry } from '../src/surface/edit/cells.js';
import { piecesOf } from '../src/shapes/classes/tableLines.js';
import { mergeCells, splitAcross } from '../src/surface/edit/containers/spans.js';
import { addToStack } from '../src/surface/edit/containers/stacks.js';
import { moveTableLine } from '../src/surface/edit/containers/moveTableLine.js';
import { settled } from '../src/surface/edit/containers/settled.js';
import {
  addColumn,
  addRow,
  columnsOf,
  moveLine,
  nextCell,
  partsOf,
  removeColumns,
  removeRows,
} from '../src/surface/edit/containers/tables.js';
import { fold } from '../src/surface/edit/groups.js';
import { indexOf } from '../src/surface/store/pageIndex.js';
import { box, pageOf, sessionOf } from './support/pages.js';

const part = (id: string, parent: string, [x, y, width, height]: readonly number[], style = '') =>
  box(id, 0, 0, { parent, style, geometry: geometryOf({ x: x!, y: y!, width: width!, height: height! }) });

/** A table of two rows of two cells beneath a title: a1 a2, b1 b2. */
const table = () =>
  pageOf([
    part('t', '1', [100, 100, 200, 110], 'shape=table;startSize=30;childLayout=tableLayout;'),
    ...['a', 'b'].flatMap((row, at) => [
      part(row, 't', [0, 30 + at * 40, 200, 40], 'shape=tableRow;startSize=0;horizontal=0;'),
      part(`${row}1`, row, [0, 0, 80, 40], 'fontStyle=1;'),
      part(`${row}2`, row, [80, 0, 120, 40]),
    ]),
  ]);

const LIST = 'swimlane;childLayout=stackLayout;startSize=30;horizontalStack=0;resizeParentMax=0;';
const list = () =>
  pageOf([
    part('l', '1', [0, 0, 100, 90], LIST),
    part('x', 'l', [0, 30, 100, 30]),
    part('y', 'l', [0, 60, 100, 30]),
  ]);

const boxOf = (page: Page, id: string) => {
  const { x, y, width, height } = indexOf(page).cell(id)!.geometry!;
  return [x, y, width, height];
};
const sized = (page: Page, id: string, change: Parameters<typeof withGeometry>[1]) =>
  settled(
    page,
    changeCells(page, [id], (cell) => withGeometry(cell, change)),
  );
const words = (page: Page) => partsOf(page, 't').map(({ id }) => partsOf(page, id).map(({ label }) => label));

describe('a table', () => {
  it('gets an empty row like its neighbour, which the rest gives way to', () => {
    const before = table();
    const made = addRow(before, 'a2', 'after')!;
    const page = settled(before, made.page);
    expect(words(page)).toEqual([
      ['a1', 'a2'],
      ['', ''],
      ['b1', 'b2'],
    ]);
    expect(boxOf(page, 'b')).toEqual([0, 110, 200, 40]);
    expect(boxOf(page, 't')).toEqual([100, 100, 200, 150]);
    const [chosen] = made.select;
    expect(partsOf(page, partsOf(page, 't')[1]!.id)[1]!.id).toBe(chosen);
    expect(partsOf(page, partsOf(page, 't')[1]!.id)[0]!.style).toBe('fontStyle=1;');
  });

  it('has its rows and columns put into another order, each as large as it was', () => {
    const before = table();
    const down = settled(before, moveTableLine(before, 'a2', 'row', 1)!.page);
    expect(words(down)).toEqual([
      ['b1', 'b2'],
      ['a1', 'a2'],
    ]);
    expect([boxOf(down, 'b'), boxOf(down, 'a')]).toEqual([
      [0, 30, 200, 40],
      [0, 70, 200, 40],
    ]);
    const right = settled(before, moveTableLine(before, 'b1', 'column', 1)!.page);
    expect(words(right)).toEqual([
      ['a2', 'a1'],
      ['b2', 'b1'],
    ]);
    expect([boxOf(right, 'a2'), boxOf(right, 'a1'), boxOf(right, 't')]).toEqual([
      [0, 0, 120, 40],
      [120, 0, 80, 40],
      boxOf(before, 't'),
    ]);
    expect(moveTableLine(before, 'a1', 'row', -1)).toBeUndefined();
    const merged = settled(before, mergeCells(before, ['a1', 'b1'])!.page);
    expect(words(settled(merged, moveTableLine(merged, 'a2', 'row', 1)!.page))).toEqual([
      ['', 'b2'],
      ['a1\nb1', 'a2'],
    ]);
  });

  it('gets and loses columns, and grows and shrinks by them', () => {
    const before = table();
    const wide = settled(before, addColumn(before, 'b1', 'before')!.page);
    expect(words(wide)).toEqual([
      ['', 'a1', 'a2'],
      ['', 'b1', 'b2'],
    ]);
    expect(boxOf(wide, 't')).toEqual([100, 100, 280, 110]);
    expect(boxOf(wide, 'a2')).toEqual([160, 0, 120, 40]);
    const narrow = settled(wide, removeColumns(wide, ['a1', 'a2'])!.page);
    expect(boxOf(narrow, 't')).toEqual([100, 100, 80, 110]);
  });

  it('goes with its last row', () => {
    const before = table();
    const made = removeRows(before, ['a1'])!;
    expect(made.select).toEqual(['b1']);
    expect(boxOf(settled(before, made.page), 'b')).toEqual([0, 30, 200, 40]);
    expect(removeRows(before, ['a', 'b2'])!.page.cells).toHaveLength(2);
  });

  it('moves its lines: a column takes from the next, a row makes it higher', () => {
    const before = table();
    const move = (axis: 'column' | 'row', by: number, isKept: boolean) =>
      settled(before, moveLine(before, 't', { axis, at: 0 }, { by, isKept }));
    const column = move('column', 200, true);
    expect([boxOf(column, 'b1'), boxOf(column, 'b2'), boxOf(column, 't')]).toEqual([
      [0, 0, 190, 40],
      [190, 0, 10, 40],
      [100, 100, 200, 110],
    ]);
    const row = move('row', 20, false);
    expect([boxOf(row, 'a1'), boxOf(row, 'b'), boxOf(row, 't')]).toEqual([
      [0, 0, 80, 60],
      [0, 90, 200, 40],
      [100, 100, 200, 130],
    ]);
  });

  it('has its columns and rows grow with it, and with a cell whose size is typed', () => {
    const wide = sized(table(), 't', { width: 400, height: 190 });
    expect([boxOf(wide, 'a2'), boxOf(wide, 'b')]).toEqual([
      [160, 0, 240, 80],
      [0, 110, 400, 80],
    ]);
    expect(boxOf(sized(table(), 'b1', { width: 100 }), 'a2')).toEqual([100, 0, 120, 40]);
  });

  it('has cells merged into one that says what they said, and parted where a row comes between', () => {
    const before = table();
    const merged = settled(before, mergeCells(before, ['a1', 'b2'])!.page);
    expect(indexOf(merged).cell('a1')).toMatchObject({ label: 'a1\na2\nb1\nb2' });
    expect(boxOf(merged, 'a1')).toEqual([0, 0, 200, 80]);
    expect(indexOf(merged).cell('b2')?.attributes['visible']).toBe('0');
    expect(nextCell(merged, 'a1', 1)).toBeUndefined();
    const parted = splitAcross(merged, 't', 'row', 1);
    expect(boxOf(settled(merged, parted), 'a1')).toEqual([0, 0, 80, 40]);
    expect(indexOf(parted).cell('b2')?.attributes['visible']).toBeUndefined();
    expect(splitAcross(merged, 't', 'row', 2)).toBe(merged);
  });

  it('has no lines beneath a cell that was merged', () => {
    const cell = (rowspan = 1, colspan = 1) => ({ at: 0, rowspan, colspan });
    const rows = [
      [cell(2), cell(1, 2), cell()],
      [cell(), cell(), cell()],
    ];
    expect(piecesOf(rows, 'rows')).toEqual([{ line: 1, from: 1, to: 3 }]);
    expect(piecesOf(rows, 'columns')).toEqual([
      { line: 1, from: 0, to: 2 },
      { line: 2, from: 1, to: 2 },
    ]);
    expect(piecesOf([[], []], 'rows')).toEqual([{ line: 1, from: 0, to: 1 }]);
  });

  it('is read cell by cell, row by row', () => {
    const page = table();
    expect([nextCell(page, 'a1', 1), nextCell(page, 'a2', 1), nextCell(page, 'b1', -1)]).toEqual([
      'a2',
      'b1',
      'a2',
    ]);
    expect([nextCell(page, 'b2', 1), nextCell(page, 'a', 1)]).toEqual([undefined, undefined]);
    expect(columnsOf(page, ['a2'])).toEqual(['a2', 'b2']);
  });
});

describe('a list', () => {
  it('closes up where something is taken out, in the same step', () => {
    const session = sessionOf(list());
    session.change((page) => removeCells(page, ['x']));
    expect(boxOf(session.getState().page, 'y')).toEqual([0, 30, 100, 30]);
    expect(boxOf(session.getState().page, 'l')).toEqual([0, 0, 100, 60]);
    session.undo();
    expect(boxOf(session.getState().page, 'y')).toEqual([0, 60, 100, 30]);
  });

  it('has its rows in the order in which they lie, each as wide as it is', () => {
    const page = sized(list(), 'x', { y: 70 });
    expect(partsOf(page, 'l').map(({ id }) => id)).toEqual(['y', 'x']);
    expect(boxOf(page, 'y')).toEqual([0, 30, 100, 30]);
    expect(boxOf(sized(list(), 'l', { width: 160 }), 'x')).toEqual([0, 30, 160, 30]);
    expect(boxOf(sized(list(), 'x', { width: 140 }), 'l')).toEqual([0, 0, 140, 90]);
  });

  it('gets another row above or below one, and none beside it', () => {
    const before = list();
    const rows = (step: { x: number; y: number }) => {
      const made = addToStack(before, 'x', step);
      return (
        made && partsOf(settled(before, made.page), 'l').map(({ label, geometry }) => [label, geometry!.y])
      );
    };
    expect(rows({ x: 0, y: 1 })).toEqual([
      ['x', 30],
      ['x', 60],
      ['y', 90],
    ]);
    expect(addToStack(before, 'x', { x: 0, y: -1 })?.select).not.toEqual(['x']);
    expect([rows({ x: 1, y: 0 }), addToStack(before, 'l', { x: 0, y: 1 })]).toEqual([undefined, undefined]);
  });

  it('gives its room to all of its lanes, and to the last of its rows', () => {
    const lane = (id: string, y: number, height: number) => part(id, 'p', [0, y, 400, height], 'swimlane;');
    const pool = part('p', '1', [0, 0, 400, 230], LIST);
    const higher = sized(pageOf([pool, lane('u', 30, 50), lane('v', 80, 150)]), 'p', { height: 330 });
    expect([boxOf(higher, 'u'), boxOf(higher, 'v'), boxOf(higher, 'p')]).toEqual([
      [0, 30, 400, 75],
      [0, 105, 400, 225],
      [0, 0, 400, 330],
    ]);
    const longer = sized(list(), 'l', { height: 120 });
    expect([boxOf(longer, 'x'), boxOf(longer, 'y')]).toEqual([
      [0, 30, 100, 30],
      [0, 60, 100, 60],
    ]);
  });

  it('closes up around a lane that is folded to its upright title, and opens again as it was', () => {
    const lane = (id: string, y: number) =>
      part(id, 'p', [0, y, 400, 100], 'swimlane;horizontal=0;startSize=24;');
    const pool = part('p', '1', [0, 0, 400, 230], LIST);
    const session = sessionOf(pageOf([pool, lane('u', 30), lane('v', 130)]));
    session.change((page) => fold(page, ['u'], true));
    const folded = session.getState().page;
    expect([boxOf(folded, 'u'), boxOf(folded, 'v'), boxOf(folded, 'p')]).toEqual([
      [0, 30, 400, 80],
      [0, 110, 400, 100],
      [0, 0, 400, 210],
    ]);
    session.change((page) => fold(page, ['u'], false));
    expect(boxOf(session.getState().page, 'v')).toEqual([0, 130, 400, 100]);
  });

  it('stays as it was read where nothing in it has another place or size', () => {
    const loose = changeCells(list(), ['y'], (cell) => withGeometry(cell, { x: 7, y: 99 }));
    const named = changeCells(loose, ['y'], (cell) => ({ ...cell, label: '改' }));
    expect(settled(loose, named)).toBe(named);
    expect(boxOf(sized(loose, 'l', { x: 50 }), 'y')).toEqual([7, 99, 100, 30]);
  });
});
