import type { Matrix, Point } from '../dom/interfaces.js';

export type { Matrix, Point };

/** The map that changes nothing. */
export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Returns a shift. */
export function translation(e: number, f: number): Matrix {
  return { a: 1, b: 0, c: 0, d: 1, e, f };
}

/** Returns a scaling about the origin. */
export function scaling(a: number, d: number): Matrix {
  return { a, b: 0, c: 0, d, e: 0, f: 0 };
}

/** Returns the map that first does `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  if (outer === IDENTITY) return inner;
  if (inner === IDENTITY) return outer;
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** Returns the way back; undefined where the map flattens the plane. */
export function invert({ a, b, c, d, e, f }: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || determinant === 0) return undefined;
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  };
}

/** Returns where the map takes a point. */
export function mapPoint(matrix: Matrix, x: number, y: number): Point {
  return {
    x: matrix.a * x + matrix.c * y + matrix.e,
    y: matrix.b * x + matrix.d * y + matrix.f,
  };
}

/** Tells the map that changes nothing. */
export function isIdentity({ a, b, c, d, e, f }: Matrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;
}
