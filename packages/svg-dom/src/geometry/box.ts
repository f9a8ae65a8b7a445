import type { Box as DomBox } from '../dom/interfaces.js';
import { mapPoint, type Matrix } from './matrix.js';

/**
 * A rectangle; one of no width or height is still a place.
 *
 * Its numbers are in single precision and every step is rounded to it, as in Chromium: differences in the seventh digit
 * show where drawings round coordinates for themselves.
 */
export type Box = Readonly<DomBox>;

const { fround } = Math;

/** Returns the box at `x`, `y` of the given size. */
export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x: fround(x), y: fround(y), width: fround(width), height: fround(height) };
}

/**
 * How a length between edges is made up for where rounding puts its end beside the edge: not at all, by the next greater
 * number where it falls short, or by that wherever it is beside it. Chromium does each of these somewhere.
 */
type Widening = 'never' | 'short' | 'beside';

/** Returns the box between edges. */
function boxBetween(left: number, top: number, right: number, bottom: number, widening: Widening): Box {
  const width = lengthBetween(left, right, widening);
  return { x: left, y: top, width, height: lengthBetween(top, bottom, widening) };
}

function lengthBetween(start: number, end: number, widening: Widening): number {
  const length = fround(end - start);
  const reached = fround(start + length);
  const isWidened = widening === 'beside' ? reached !== end : widening === 'short' && reached < end;
  return isWidened ? nextAbove(length) : length;
}

const bits = new DataView(new ArrayBuffer(4));

/** Returns the next number in single precision. @param value Positive. */
function nextAbove(value: number): number {
  bits.setFloat32(0, value);
  bits.setUint32(0, bits.getUint32(0) + 1);
  return bits.getFloat32(0);
}

/** Tells the box that is the origin and nothing more. */
export function isOrigin({ x, y, width, height }: Box): boolean {
  return x === 0 && y === 0 && width === 0 && height === 0;
}

/** Returns the smallest box around both; a missing one does not count. */
export function unite(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return boxBetween(
    Math.min(one.x, other.x),
    Math.min(one.y, other.y),
    Math.max(fround(one.x + one.width), fround(other.x + other.width)),
    Math.max(fround(one.y + one.height), fround(other.y + other.height)),
    'short',
  );
}

/** Returns the smallest upright box around the box's image. */
export function mapBox(matrix: Matrix, box: Box): Box {
  const { a, b, c, d, e, f } = matrix;
  if (a !== 1 || b !== 0 || c !== 0 || d !== 1) return boxAroundImage(matrix, box);
  return { ...box, x: fround(box.x + fround(e)), y: fround(box.y + fround(f)) };
}

/** Does the same by way of the corners even where the box is only moved, as Chromium does for the window. */
export function boxAroundImage(matrix: Matrix, box: Box): Box {
  const { x, y, width, height } = box;
  const right = fround(x + width);
  const bottom = fround(y + height);
  const corners = new BoxBuilder();
  for (const corner of [
    mapPoint(matrix, x, y),
    mapPoint(matrix, right, y),
    mapPoint(matrix, right, bottom),
    mapPoint(matrix, x, bottom),
  ])
    corners.add(corner.x, corner.y);
  return corners.build('never') ?? box;
}

/** Collects points into the box around them. */
export class BoxBuilder {
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  add(x: number, y: number): void {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }

  /** Returns the box; undefined if there was no point. */
  build(widening: Widening): Box | undefined {
    const { left, top, right, bottom } = this;
    if (!(left <= right)) return undefined;
    return boxBetween(fround(left), fround(top), fround(right), fround(bottom), widening);
  }
}
