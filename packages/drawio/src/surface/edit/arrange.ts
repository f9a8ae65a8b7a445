import type { Page, PageCell } from '../../document/model.js';
import { indexOf, outermost } from '../store/pageIndex.js';
import { roomOf, union, type Box } from './bounds.js';
import { changeCells, shifted, withGeometry } from './cells.js';
import { isLocked } from './layers.js';

/** Where cells are lined up. */
export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

const SHARES: Readonly<Record<Alignment, readonly ['x' | 'y', 'width' | 'height', number]>> = {
  left: ['x', 'width', 0],
  center: ['x', 'width', 0.5],
  right: ['x', 'width', 1],
  top: ['y', 'height', 0],
  middle: ['y', 'height', 0.5],
  bottom: ['y', 'height', 1],
};

interface Placed {
  readonly cell: PageCell;
  readonly room: Box;
}

/** Lines cells up within the room they take together. */
export function align(page: Page, ids: readonly string[], to: Alignment): Page {
  const placed = shapesOf(page, ids);
  const around = union(placed.map(({ room }) => room));
  if (!around || placed.length < 2) return page;
  const [axis, length, share] = SHARES[to];
  const at = around[axis] + around[length] * share;
  return moveAll(page, placed, ({ room }) => ({ [axis]: at - room[axis] - room[length] * share }));
}

/** Makes shapes as wide or as high as the one that was selected last. Edges, and what has no size of its own, stay. */
export function equalSize(
  page: Page,
  ids: readonly string[],
  lengths: readonly ('width' | 'height')[],
): Page {
  const { cell } = indexOf(page);
  const shapes = ids.filter((id) => cell(id)?.role === 'vertex' && cell(id)?.geometry && !isLocked(page, id));
  const size = cell(shapes.at(-1))?.geometry;
  if (!size) return page;
  return changeCells(page, shapes, (each) =>
    lengths.every((length) => each.geometry![length] === size[length])
      ? each
      : withGeometry(each, Object.fromEntries(lengths.map((length) => [length, size[length]]))),
  );
}

/**
 * Spreads cells evenly between the first and the last of them.
 *
 * @param by Whether the gaps between them become the same, or the ways between their middles.
 */
export function distribute(
  page: Page,
  ids: readonly string[],
  axis: 'x' | 'y',
  by: 'gaps' | 'middles' = 'gaps',
): Page {
  const length = axis === 'x' ? 'width' : 'height';
  const middle = ({ room }: Placed) => room[axis] + room[length] / 2;
  const placed = shapesOf(page, ids).toSorted((one, other) => middle(one) - middle(other));
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || placed.length < 3) return page;
  const steps = placed.length - 1;
  if (by === 'middles') {
    const step = (middle(last) - middle(first)) / steps;
    return moveAll(page, placed, (each, at) => ({ [axis]: middle(first) + at * step - middle(each) }));
  }
  const taken = placed.reduce((sum, { room }) => sum + room[length], 0);
  const gap = (last.room[axis] + last.room[length] - first.room[axis] - taken) / steps;
  let next = first.room[axis];
  const starts = placed.map(({ room }) => {
    const start = next;
    next += room[length] + gap;
    return start;
  });
  return moveAll(page, placed, ({ room }, at) => ({ [axis]: starts[at]! - room[axis] }));
}

function shapesOf(page: Page, ids: readonly string[]): readonly Placed[] {
  const index = indexOf(page);
  return outermost(page, ids).flatMap((id) => {
    const cell = index.cell(id)!;
    return cell.role === 'vertex' && cell.geometry && !cell.geometry.isRelative
      ? [{ cell, room: roomOf(page, cell) }]
      : [];
  });
}

function moveAll(
  page: Page,
  placed: readonly Placed[],
  way: (placed: Placed, at: number) => { readonly x?: number; readonly y?: number },
): Page {
  const ways = new Map(placed.map((each, at) => [each.cell.id, { x: 0, y: 0, ...way(each, at) }]));
  return changeCells(page, [...ways.keys()], (cell) => shifted(cell, ways.get(cell.id)!));
}
