import type { Matrix } from './matrix.js';

/** A rectangle by its edges; one of no width or height is still a place. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the box at `x`, `y` of the given size. */
export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Returns the smallest box around both; a missing one does not count. */
export function unite(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Returns the smallest upright box around the box's image. */
export function mapBox(matrix: Matrix, box: Box): Box {
  const { a, b, c, d, e, f } = matrix;
  const { left, top, right, bottom } = box;
  const [ax, bx] = sorted(a * left, a * right);
  const [cx, dx] = sorted(c * top, c * bottom);
  const [ay, by] = sorted(b * left, b * right);
  const [cy, dy] = sorted(d * top, d * bottom);
  return { left: ax + cx + e, top: ay + cy + f, right: bx + dx + e, bottom: by + dy + f };
}

function sorted(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one];
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
  build(): Box | undefined {
    const { left, top, right, bottom } = this;
    return left <= right ? { left, top, right, bottom } : undefined;
  }
}
