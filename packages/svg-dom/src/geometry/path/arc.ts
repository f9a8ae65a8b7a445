import { IDENTITY, mapPoint, multiply, scaling, type Matrix, type Point } from '../matrix.js';
import { rotation } from '../transform.js';
import type { ArcSegment, CubicSegment } from './segment.js';

/** An elliptical arc as path data gives it, with absolute ends. */
export interface Arc {
  readonly fromX: number;
  readonly fromY: number;
  /** Not zero; the sign does not matter. */
  readonly radiusX: number;
  /** Not zero; the sign does not matter. */
  readonly radiusY: number;
  /** Degrees from the x axis to the ellipse's first axis. */
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly x: number;
  readonly y: number;
}

/** An arc of the unit circle and the map that makes the ellipse's of it. */
interface CircleArc {
  readonly center: Point;
  readonly start: number;
  readonly extent: number;
  readonly toUser: Matrix;
}

const { fround } = Math;
const FULL_TURN = fround(2 * Math.PI);
/** A little more than a quarter, which rounding must not make two curves of. */
const MOST_PER_CURVE = fround(fround(Math.PI / 2) + fround(0.001));
/** Radians that make no difference. */
const NEAR = 1e-6;
/** Four thirds, of a tangent, are how long a curve's handles have to be. */
const HANDLE = fround(4 / 3);

/**
 * Reads an arc: with a cubic curve for each quarter turn begun, along which Chromium measures, and the extremes of the
 * ellipse itself, which it takes for boxes.
 *
 * The way from end points to a centre is that of https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter.
 * It is gone in single precision, as Chromium does: where radii have to be scaled up, the centre follows from the root
 * of what rounding leaves over, and shows in the fourth digit of the box.
 */
export function arcSegment(arc: Arc): ArcSegment {
  const { x, y } = arc;
  if (arc.fromX === x && arc.fromY === y) return { kind: 'arc', curves: [], extremes: [], x, y };
  const circle = circleArc(arc);
  const count = Math.ceil(Math.abs(fround(circle.extent / MOST_PER_CURVE)));
  const curves = Array.from({ length: count }, (_, index) =>
    curveOf(circle, angleAt(circle, index, count), angleAt(circle, index + 1, count)),
  );
  return { kind: 'arc', curves, extremes: extremesOf(circle), x, y };
}

/** Where the ellipse runs along an axis: twice for each, if the arc comes by. */
function extremesOf({ center, start, extent, toUser }: CircleArc): Point[] {
  const { a, b, c, d } = toUser;
  const [level, upright] = [Math.atan2(d, b), Math.atan2(c, a)];
  return [level, level + Math.PI, upright, upright + Math.PI]
    .filter((angle) => isOnTheWay(angle, start, extent))
    .map((angle) => singlePoint(mapPoint(toUser, center.x + Math.cos(angle), center.y + Math.sin(angle))));
}

/** An extreme that is an end of the arc does not count: rounding would put it beside the end. */
function isOnTheWay(angle: number, start: number, extent: number): boolean {
  const full = 2 * Math.PI;
  const turned = (((extent < 0 ? start - angle : angle - start) % full) + full) % full;
  return turned > NEAR && turned < Math.abs(extent) - NEAR;
}

function circleArc(arc: Arc): CircleArc {
  const [radiusX, radiusY] = fittingRadii(arc);
  const back = rotation(-arc.rotation);
  const toCircle = multiply(scaling(fround(1 / radiusX), fround(1 / radiusY)), back);
  const from = singlePoint(mapPoint(toCircle, arc.fromX, arc.fromY));
  const to = singlePoint(mapPoint(toCircle, arc.x, arc.y));
  const center = centreBetween(from, to, arc.sweep === arc.large);
  const start = angleOf(from, center);
  const turn = fround(angleOf(to, center) - start);
  const toUser = multiply(rotation(arc.rotation), scaling(radiusX, radiusY));
  return { center, start, extent: inDirection(turn, arc.sweep), toUser };
}

/** Radii too small to reach from end to end are scaled up. */
function fittingRadii(arc: Arc): [radiusX: number, radiusY: number] {
  const radiusX = Math.abs(arc.radiusX);
  const radiusY = Math.abs(arc.radiusY);
  const halfX = fround(fround(arc.fromX - arc.x) / 2);
  const halfY = fround(fround(arc.fromY - arc.y) / 2);
  const half = singlePoint(mapPoint(arc.rotation === 0 ? IDENTITY : rotation(-arc.rotation), halfX, halfY));
  const share = (length: number, radius: number) => fround(fround(length * length) / fround(radius * radius));
  const scale = fround(share(half.x, radiusX) + share(half.y, radiusY));
  if (!(scale > 1)) return [radiusX, radiusY];
  const factor = fround(Math.sqrt(scale));
  return [fround(radiusX * factor), fround(radiusY * factor)];
}

function centreBetween(from: Point, to: Point, isRight: boolean): Point {
  const deltaX = fround(to.x - from.x);
  const deltaY = fround(to.y - from.y);
  const squared = fround(fround(deltaX * deltaX) + fround(deltaY * deltaY));
  const away = fround(Math.sqrt(Math.max(fround(fround(1 / squared) - 0.25), 0))) * (isRight ? -1 : 1);
  return {
    x: fround(fround(fround(from.x + to.x) * 0.5) - fround(deltaY * away)),
    y: fround(fround(fround(from.y + to.y) * 0.5) + fround(deltaX * away)),
  };
}

function angleOf(point: Point, center: Point): number {
  return fround(Math.atan2(fround(point.y - center.y), fround(point.x - center.x)));
}

function inDirection(turn: number, sweep: boolean): number {
  if (sweep && turn < 0) return fround(turn + FULL_TURN);
  if (!sweep && turn > 0) return fround(turn - FULL_TURN);
  return turn;
}

function angleAt({ start, extent }: CircleArc, index: number, count: number): number {
  return fround(start + fround(fround(index * extent) / count));
}

function curveOf({ center, toUser }: CircleArc, start: number, end: number): CubicSegment {
  const handle = fround(HANDLE * fround(Math.tan(fround(0.25 * fround(end - start)))));
  const [sinStart, cosStart] = [fround(Math.sin(start)), fround(Math.cos(start))];
  const [sinEnd, cosEnd] = [fround(Math.sin(end)), fround(Math.cos(end))];
  const last = { x: fround(cosEnd + center.x), y: fround(sinEnd + center.y) };
  const firstX = fround(fround(cosStart - fround(handle * sinStart)) + center.x);
  const firstY = fround(fround(sinStart + fround(handle * cosStart)) + center.y);
  const secondX = fround(last.x + fround(handle * sinEnd));
  const secondY = fround(last.y - fround(handle * cosEnd));
  const first = singlePoint(mapPoint(toUser, firstX, firstY));
  const second = singlePoint(mapPoint(toUser, secondX, secondY));
  const { x, y } = singlePoint(mapPoint(toUser, last.x, last.y));
  return { kind: 'cubic', x1: first.x, y1: first.y, x2: second.x, y2: second.y, x, y };
}

function singlePoint({ x, y }: Point): Point {
  return { x: fround(x), y: fround(y) };
}
