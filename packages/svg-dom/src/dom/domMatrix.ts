import type { Matrix, Point } from './interfaces.js';

/** A 2D transform that can be inverted, multiplied and applied, as `getCTM` gives. */
export class DOMMatrix implements Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;

  constructor({ a, b, c, d, e, f }: Matrix) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.e = e;
    this.f = f;
  }

  /** @throws DOMException `InvalidStateError` for a transform that flattens the plane. */
  inverse(): DOMMatrix {
    const { a, b, c, d, e, f } = this;
    const determinant = a * d - b * c;
    if (determinant === 0) throw new DOMException('The matrix cannot be inverted.', 'InvalidStateError');
    return new DOMMatrix({
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      e: (c * f - d * e) / determinant,
      f: (b * e - a * f) / determinant,
    });
  }
  multiply(by: Matrix): DOMMatrix {
    const { a, b, c, d, e, f } = this;
    return new DOMMatrix({
      a: a * by.a + c * by.b,
      b: b * by.a + d * by.b,
      c: a * by.c + c * by.d,
      d: b * by.c + d * by.d,
      e: a * by.e + c * by.f + e,
      f: b * by.e + d * by.f + f,
    });
  }
}

/** A point that can be transformed, as `createSVGPoint` gives. */
export class DOMPoint implements Point {
  x: number;
  y: number;

  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
  matrixTransform({ a, b, c, d, e, f }: Matrix): DOMPoint {
    return new DOMPoint(a * this.x + c * this.y + e, b * this.x + d * this.y + f);
  }
}
