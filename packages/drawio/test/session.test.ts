import { describe, expect, it, vi } from 'vitest';
import type { DrawioFile, Page, PageCell } from '../src/document/model.js';
import { LETU } from '../src/letuLook.js';
import { align, distribute } from '../src/surface/edit/arrange.js';
import { boundsOf, geometryOf } from '../src/surface/edit/bounds.js';
import { changeCells, copiesOf, moveInto, removeCells, shifted } from '../src/surface/edit/cells.js';
import { fold, group, ungroup } from '../src/surface/edit/groups.js';
import { addLayer, isLocked, setLocked } from '../src/surface/edit/layers.js';
import { reorder } from '../src/surface/edit/order.js';
import { styleValue } from '../src/surface/edit/styles.js';
import { addPage, emptyPage, movePage, removePage, withModel } from '../src/surface/edit/pages.js';
import { Session } from '../src/surface/session.js';
import { indexOf } from '../src/surface/store/pageIndex.js';

const codec = {
  read: (source: string) => (source === 'broken' ? undefined : (JSON.parse(source) as DrawioFile)),
  write: (file: DrawioFile) => JSON.stringify(file),
};

const shape = (id: string, x: number, y = 0, parent = '1'): PageCell => ({
  id,
  parent,
  role: 'vertex',
  label: id,
  style: 'rounded=1;html=1;',
  geometry: geometryOf({ x, y, width: 40, height: 20 }),
  attributes: {},
});

const edge = (id: string, source: string, target: string): PageCell => ({
  id,
  parent: '1',
  role: 'edge',
  label: '',
  style: 'html=1;',
  geometry: { ...geometryOf({ x: 0, y: 0, width: 0, height: 0 }), isRelative: true },
  source,
  target,
  attributes: {},
});

function pageOf(...cells: readonly PageCell[]): Page {
  const page = emptyPage('第一页');
  return { ...page, id: 'p', cells: [...page.cells, ...cells] };
}

const sourceOf = (...pages: readonly Page[]) =>
  JSON.stringify({ attributes: {}, pages } satisfies DrawioFile);

function open(source: string, readOnly = false) {
  const onChange = vi.fn<() => void>();
  const onSelect = vi.fn<(cells: readonly string[]) => void>();
  const session = new Session({ type: 'DRAWIO', source }, readOnly, codec, {
    onChange,
    onSelect,
    onComposing: () => undefined,
  });
  const ids = () => session.getState().page.cells.map(({ id }) => id);
  return { session, onChange, onSelect, ids };
}

const three = () => pageOf(shape('a', 0), shape('b', 100), shape('c', 300), edge('e', 'a', 'b'));
const put = (id: string, x: number) => (page: Page) => ({ ...page, cells: [...page.cells, shape(id, x)] });
const xOf = (page: Page, id: string) => boundsOf(page, indexOf(page).cell(id)!).x;

describe('the session of a file', () => {
  it('writes a source only when it is asked for, and gives back the one it was given', () => {
    const source = sourceOf(three());
    const { session } = open(source);
    expect(session.read().source).toBe(source);
    session.change(put('d', 0));
    session.undo();
    expect(session.read().source).toBe(source);
  });

  it('begins to draw where there is no text yet', () => {
    const { session, ids } = open('');
    session.change(put('a', 0));
    expect(ids()).toEqual(['0', '1', 'a']);
    expect(session.read().source).toContain('"a"');
  });

  it('takes back cells, pages and the settings of a page in one row of steps', () => {
    const { session, ids } = open(sourceOf(three()));
    session.change((page) => removeCells(page, ['a']));
    session.changeFile((file) => addPage(file, { ...emptyPage('第二页'), id: 'q' }), { show: 'q' });
    session.change((page) => withModel(page, { grid: '0' }));
    expect(session.getState().page).toMatchObject({ id: 'q', model: { grid: '0' } });
    session.undo();
    expect(session.getState().page.model['grid']).toBe('1');
    session.undo();
    expect(session.getState().page.id).toBe('p');
    expect(ids()).toEqual(['0', '1', 'b', 'c']);
    session.undo();
    expect(ids()).toEqual(['0', '1', 'a', 'b', 'c', 'e']);
    expect(session.undo()).toBe(false);
    expect([session.redo(), session.redo(), session.redo(), session.redo()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('makes one step of changes that merge', () => {
    const { session } = open(sourceOf(three()));
    for (const x of [1, 2, 3]) {
      session.change((page) => changeCells(page, ['a'], (cell) => shifted(cell, { x, y: 0 })), {
        merge: 'a',
      });
    }
    expect(xOf(session.getState().page, 'a')).toBe(6);
    session.undo();
    expect(xOf(session.getState().page, 'a')).toBe(0);
  });

  it('never takes back what came from elsewhere', () => {
    const { session, ids } = open(sourceOf(three()));
    session.change(put('own', 0));
    const { page } = session.getState();
    const remote = removeCells(put('theirs', 9)(page), ['c']);
    session.replace({ type: 'DRAWIO', source: sourceOf(remote) }, 'remote');
    session.undo();
    expect(ids()).toEqual(['0', '1', 'a', 'b', 'e', 'theirs']);
    session.redo();
    expect(ids()).toContain('own');
    expect(session.redo()).toBe(false);
  });

  it('takes a whole diagram as one step, and keeps what is selected where it is there still', () => {
    const { session, onSelect } = open(sourceOf(three()));
    session.select(['b', 'c']);
    session.replace({ type: 'DRAWIO', source: sourceOf(removeCells(three(), ['c'])) }, 'handle');
    expect(onSelect).toHaveBeenLastCalledWith(['b']);
    session.undo();
    expect(session.getState().page.cells).toHaveLength(6);
  });

  it('waits with what is remote while an input method composes', () => {
    const { session, ids } = open(sourceOf(three()));
    session.compose(true);
    session.replace({ type: 'DRAWIO', source: sourceOf(pageOf(shape('z', 0))) }, 'remote');
    expect(ids()).toContain('a');
    session.compose(false);
    expect(ids()).toEqual(['0', '1', 'z']);
  });

  it('changes nothing where it may only be looked at, or could not be read', () => {
    for (const { session, onChange } of [open(sourceOf(three()), true), open('broken')]) {
      expect(session.change(put('d', 0))).toBe(false);
      expect(onChange).not.toHaveBeenCalled();
    }
    expect(open('broken').session.read().source).toBe('broken');
  });

  it('gives new cells the look that was chosen, and not what they are', () => {
    const { session } = open(sourceOf(three()));
    session.setNewStyle('vertex', 'ellipse;fillColor=#ff0000;shape=x;fontSize=20;');
    expect(session.styleOfNew('vertex', 'rounded=0;fontSize=12;')).toBe(
      'rounded=0;fontSize=12;fillColor=#ff0000;',
    );
  });

  it('gives new cells the colours of the look, where none were chosen', () => {
    const { session } = open(sourceOf(three()));
    const fillOfNew = () => styleValue(session.styleOfNew('vertex', 'rounded=0;'), 'fillColor');
    expect(fillOfNew()).toBeUndefined();
    session.setLook('letu');
    expect(fillOfNew()).toBe(LETU.node);
    session.setNewStyle('vertex', 'fillColor=#ff0000;');
    expect(fillOfNew()).toBe('#ff0000');
    session.setNewStyle('vertex', undefined);
    expect(fillOfNew()).toBe(LETU.node);
    session.setLook('drawio');
    expect(fillOfNew()).toBeUndefined();
  });
});

describe('the changes of a page', () => {
  it('groups cells where they stand, and frees them again', () => {
    const page = three();
    const grouped = group(page, ['a', 'b'])!;
    const [id] = grouped.select;
    expect(indexOf(grouped.page).cell('b')).toMatchObject({ parent: id, geometry: { x: 100 } });
    const moved = changeCells(grouped.page, [id!], (cell) => shifted(cell, { x: 50, y: 0 }));
    expect(xOf(moved, 'b')).toBe(150);
    const freed = ungroup(moved, [id!])!;
    expect(xOf(freed.page, 'b')).toBe(150);
    expect(freed.page.cells).toHaveLength(page.cells.length);
  });

  it('takes the edges of what is removed with it, and all that is inside', () => {
    const page = moveInto(three(), ['a'], 'c');
    expect(removeCells(page, ['c']).cells.map(({ id }) => id)).toEqual(['0', '1', 'b']);
    expect(removeCells(page, ['1'], { edges: false }).cells.map(({ id }) => id)).toEqual(['0']);
  });

  it('lines up and spreads cells', () => {
    const lined = align(three(), ['a', 'b', 'c'], 'right');
    expect(['a', 'b', 'c'].map((id) => xOf(lined, id))).toEqual([300, 300, 300]);
    const spread = distribute(three(), ['a', 'b', 'c'], 'x');
    expect(['a', 'b', 'c'].map((id) => xOf(spread, id))).toEqual([0, 150, 300]);
  });

  it('puts cells in front and back', () => {
    const order = (to: Parameters<typeof reorder>[2], ...ids: string[]) =>
      reorder(three(), ids, to)
        .cells.map(({ id }) => id)
        .join('');
    expect(order('front', 'a')).toBe('01bcea');
    expect(order('back', 'c', 'e')).toBe('01ceab');
    expect(order('forward', 'a', 'b')).toBe('01cabe');
    expect(order('backward', 'c')).toBe('01acbe');
  });

  it('copies cells with the edges between them', () => {
    const copies = copiesOf(three().cells.slice(2));
    const [a, b, , joined] = copies;
    expect(joined).toMatchObject({ source: a!.id, target: b!.id });
    expect(new Set([...copies, ...three().cells].map(({ id }) => id)).size).toBe(10);
  });

  it('folds to the head and unfolds to the size from before', () => {
    const page = pageOf({
      ...shape('s', 0),
      style: 'swimlane;startSize=23;',
      geometry: geometryOf({ x: 0, y: 0, width: 200, height: 300 }),
    });
    const folded = fold(page, ['s'], true);
    expect(indexOf(folded).cell('s')).toMatchObject({
      attributes: { collapsed: '1' },
      geometry: { height: 23 },
    });
    expect(indexOf(fold(folded, ['s'], false)).cell('s')).toMatchObject({
      attributes: {},
      geometry: { height: 300 },
    });
  });

  it('locks with a layer what is on it', () => {
    const { page, id } = addLayer(three(), '背景');
    const locked = setLocked(moveInto(page, ['a'], id), [id], true);
    expect([isLocked(locked, 'a'), isLocked(locked, 'b')]).toEqual([true, false]);
  });

  it('moves and removes pages, and keeps the last', () => {
    const file = { attributes: {}, pages: ['x', 'y', 'z'].map((id) => ({ ...emptyPage(id), id })) };
    expect(movePage(file, 'x', 2).pages.map(({ id }) => id)).toEqual(['y', 'z', 'x']);
    expect(movePage(file, 'z', 3)).toBe(file);
    expect(removePage(removePage(removePage(file, 'x'), 'y'), 'z').pages).toHaveLength(1);
  });

  it('opens a file as another one though its cells have the ids of those before, and a change as none', () => {
    const { session } = open(sourceOf(pageOf(shape('2', 0))));
    const replaced = (cell: PageCell) => {
      session.replace({ type: 'DRAWIO', source: sourceOf(pageOf(cell)) }, 'user');
      return session.getState().opened;
    };
    expect(replaced(shape('2', 80))).toBe(0);
    expect(replaced({ ...shape('2', 80), label: '乙' })).toBe(0);
    expect(replaced({ ...shape('2', 300), label: '泳道', style: 'swimlane;' })).toBe(1);
  });
});
