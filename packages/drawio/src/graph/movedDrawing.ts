import { Rectangle, type CellState, type Point, type Shape } from '@maxgraph/core';

/** How far a drawing lies from where it was painted. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Less than this is no other place, in pixels of the page. */
const TINY = 1e-6;

/**
 * Returns how far the shape of a cell has to be moved to be where the cell is now; undefined where it is there, or has to be painted
 * anew, since the cell is other in more than its place.
 */
export function shiftOf(state: CellState): Shift | undefined {
  const { shape } = state;
  const isSame =
    shape?.bounds && shape.style === state.style && shape.scale === state.view.scale && !shape.indicator;
  if (!isSame) return undefined;
  const isLine = state.absolutePoints.length > 0;
  const shift = isLine ? shiftOfWay(shape.points, state.absolutePoints) : shiftOfBox(shape.bounds!, state);
  return shift && (shift.x !== 0 || shift.y !== 0) ? shift : undefined;
}

function shiftOfBox(before: Rectangle, now: Rectangle): Shift | undefined {
  const shift = { x: now.x - before.x, y: now.y - before.y };
  return isShifted(before, now, shift) ? shift : undefined;
}

/** Tells whether a box is another one that was moved. */
export const isShifted = (before: Rectangle, now: Rectangle, { x, y }: Shift) =>
  isNear(now.x - before.x, x) &&
  isNear(now.y - before.y, y) &&
  now.width === before.width &&
  now.height === before.height;

function shiftOfWay(before: readonly (Point | null)[], now: readonly (Point | null)[]): Shift | undefined {
  const [from, to] = [before[0], now[0]];
  if (!from || !to || before.length !== now.length) return undefined;
  const shift = { x: to.x - from.x, y: to.y - from.y };
  const isSame = now.every((point, at) => {
    const old = before[at];
    return point && old && isNear(point.x - old.x, shift.x) && isNear(point.y - old.y, shift.y);
  });
  return isSame ? shift : undefined;
}

const isNear = (one: number, other: number) => Math.abs(one - other) < TINY;

/** Says of a shape that it is elsewhere, as if it had been painted there. */
export function moveBounds(shape: Shape, { x, y }: Shift): void {
  const moved = (box: Rectangle | null) => box && new Rectangle(box.x + x, box.y + y, box.width, box.height);
  shape.bounds = moved(shape.bounds);
  shape.boundingBox = moved(shape.boundingBox);
}
