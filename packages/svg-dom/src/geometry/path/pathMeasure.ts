import { conicAt } from './curve.js';
import type { ConicSegment, CubicSegment, Path, QuadraticSegment } from './segment.js';

/**
 * Length along a path, found as Chromium finds it.
 *
 * Curves of paths are measured all but exactly. Circles, ellipses and round corners
 * are left coarser, chords within half a pixel of the curve, so their length comes out up to half a percent short
 * (Skia's SkContourMeasure: https://skia.googlesource.com/skia/+/refs/heads/main/src/core/SkContourMeasure.cpp).
 */
export class PathMeasure {
  /** The path's length in its own units. */
  readonly length: number;
  private readonly pieces: Piece[] = [];

  constructor(private readonly path: Path) {
    this.length = new PieceCollector(this.pieces).collect(path);
  }

  /**
   * Returns the point at a distance along the path.
   *
   * @param distance In the path's units; clamped to the path.
   */
  pointAt(distance: number): { x: number; y: number } {
    const { pieces } = this;
    const clamped = Math.min(Math.max(distance, 0), this.length);
    const index = this.indexAt(clamped);
    const piece = pieces[index];
    const start = this.path[0];
    if (!piece || clamped === 0) return start ? { x: start.x, y: start.y } : { x: 0, y: 0 };
    const before = pieces[index - 1];
    const fromT = before?.curve === piece.curve ? before.endT : 0;
    const fromDistance = before?.distance ?? 0;
    const share = (clamped - fromDistance) / (piece.distance - fromDistance);
    return piece.curve(fromT + (piece.endT - fromT) * share);
  }

  private indexAt(distance: number): number {
    let low = 0;
    let high = this.pieces.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.pieces[middle] as Piece).distance < distance) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A point of one segment, `t` from 0 to 1. */
type Curve = (t: number) => { x: number; y: number };

/** A chord: where it ends along the path and on its segment. */
interface Piece {
  readonly distance: number;
  readonly endT: number;
  readonly curve: Curve;
}

/** How far, in pixels, a conic may be from its chord. */
const CONIC_TOLERANCE = 0.5;
/** How much longer, in pixels, a Bézier curve's control polygon may be than its chord. */
const POLYGON_TOLERANCE = 1e-5;
/** Halving a Bézier curve ends here, whatever it is like. */
const MOST_HALVINGS = 20;
/** Halving a conic ends at this share of the parameter. */
const SMALLEST_STEP = 2 ** -16;

class PieceCollector {
  private distance = 0;

  constructor(private readonly pieces: Piece[]) {}

  collect(path: Path): number {
    let x = 0;
    let y = 0;
    for (const segment of path) {
      if (segment.kind === 'line' || segment.kind === 'close') this.line(x, y, segment.x, segment.y);
      else if (segment.kind === 'quadratic') this.quadratic(x, y, segment);
      else if (segment.kind === 'conic') this.conic(x, y, segment);
      else if (segment.kind === 'cubic') this.cubic(x, y, segment);
      else if (segment.kind === 'arc') this.arc(x, y, segment.curves);
      ({ x, y } = segment);
    }
    return this.distance;
  }

  private line(fromX: number, fromY: number, toX: number, toY: number): void {
    this.add(lineBetween(fromX, fromY, toX, toY), 1, Math.hypot(toX - fromX, toY - fromY));
  }

  private quadratic(fromX: number, fromY: number, { x1, y1, x, y }: QuadraticSegment): void {
    // Raised to a cubic, which is the same curve with the same parameter.
    const raised = (from: number, control: number, to: number): Controls => [
      from,
      from + ((control - from) * 2) / 3,
      to + ((control - to) * 2) / 3,
      to,
    ];
    this.halveCubic(raised(fromX, x1, x), raised(fromY, y1, y), 0);
  }

  private cubic(fromX: number, fromY: number, { x1, y1, x2, y2, x, y }: CubicSegment): void {
    this.halveCubic([fromX, x1, x2, x], [fromY, y1, y2, y], 0);
  }

  private arc(fromX: number, fromY: number, curves: readonly CubicSegment[]): void {
    let [x, y] = [fromX, fromY];
    for (const curve of curves) {
      this.cubic(x, y, curve);
      ({ x, y } = curve);
    }
  }

  /** Splits until the curve is all but straight, and takes it for a line as long as its control polygon. */
  private halveCubic(xs: Controls, ys: Controls, depth: number): void {
    const polygon = polygonLength(xs, ys);
    if (depth < MOST_HALVINGS && polygon - Math.hypot(xs[3] - xs[0], ys[3] - ys[0]) > POLYGON_TOLERANCE) {
      const [leftX, rightX] = halves(xs);
      const [leftY, rightY] = halves(ys);
      this.halveCubic(leftX, leftY, depth + 1);
      this.halveCubic(rightX, rightY, depth + 1);
    } else this.add(lineBetween(xs[0], ys[0], xs[3], ys[3]), 1, polygon);
  }

  /** Splits until the curve's middle is close to the chord's. */
  private conic(fromX: number, fromY: number, { x1, y1, x, y, weight }: ConicSegment): void {
    const curve: Curve = (t) => ({
      x: conicAt(fromX, x1, x, weight, t),
      y: conicAt(fromY, y1, y, weight, t),
    });
    this.halveConic(curve, 0, 1);
  }

  private halveConic(curve: Curve, fromT: number, toT: number): void {
    const from = curve(fromT);
    const to = curve(toT);
    const middleT = (fromT + toT) / 2;
    const middle = curve(middleT);
    const off = Math.max(Math.abs(middle.x - (from.x + to.x) / 2), Math.abs(middle.y - (from.y + to.y) / 2));
    if (toT - fromT >= SMALLEST_STEP && off > CONIC_TOLERANCE) {
      this.halveConic(curve, fromT, middleT);
      this.halveConic(curve, middleT, toT);
    } else this.add(curve, toT, Math.hypot(to.x - from.x, to.y - from.y));
  }

  private add(curve: Curve, endT: number, length: number): void {
    if (!(length > 0)) return;
    this.distance += length;
    this.pieces.push({ distance: this.distance, endT, curve });
  }
}

function lineBetween(fromX: number, fromY: number, toX: number, toY: number): Curve {
  return (t) => ({ x: fromX + (toX - fromX) * t, y: fromY + (toY - fromY) * t });
}

/** One coordinate of a cubic's start, two control points and end. */
type Controls = readonly [number, number, number, number];

function polygonLength(xs: Controls, ys: Controls): number {
  return (
    Math.hypot(xs[1] - xs[0], ys[1] - ys[0]) +
    Math.hypot(xs[2] - xs[1], ys[2] - ys[1]) +
    Math.hypot(xs[3] - xs[2], ys[3] - ys[2])
  );
}

function halves([from, first, second, to]: Controls): [Controls, Controls] {
  const fromFirst = (from + first) / 2;
  const middle = (first + second) / 2;
  const secondTo = (second + to) / 2;
  const left = (fromFirst + middle) / 2;
  const right = (middle + secondTo) / 2;
  const centre = (left + right) / 2;
  return [
    [from, fromFirst, left, centre],
    [centre, right, secondTo, to],
  ];
}
