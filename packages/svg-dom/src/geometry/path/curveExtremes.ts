import type { Point } from '../matrix.js';
import type { CubicSegment, QuadraticSegment } from './segment.js';

/*
 * Everything here is in single precision and in the order of Skia's sums
 * (https://skia.googlesource.com/skia/+/refs/heads/main/src/core/SkGeometry.cpp), so that boxes are the same to the last
 * bit: drawings by hand pick their next random number by them.
 */
const { fround } = Math;

/** Returns the points at which a quadratic curve turns back in x or y. */
export function quadraticExtremes(from: Point, { x1, y1, x, y }: QuadraticSegment): Point[] {
  const turns = [...quadraticTurns(from.x, x1, x), ...quadraticTurns(from.y, y1, y)];
  return turns.map((t) => ({ x: quadraticAt(from.x, x1, x, t), y: quadraticAt(from.y, y1, y, t) }));
}

/** Returns the points at which a cubic curve turns back in x or y. */
export function cubicExtremes(from: Point, { x1, y1, x2, y2, x, y }: CubicSegment): Point[] {
  const turns = [...cubicTurns(from.x, x1, x2, x), ...cubicTurns(from.y, y1, y2, y)];
  return turns.map((t) => ({ x: cubicAt(from.x, x1, x2, x, t), y: cubicAt(from.y, y1, y2, y, t) }));
}

function quadraticTurns(from: number, control: number, to: number): number[] {
  const bend = fround(fround(fround(from - control) - control) + to);
  return inside(fround(from - control), bend);
}

/** Solves the quadratic equation of the derivative. */
function cubicTurns(from: number, first: number, second: number, to: number): number[] {
  const square = fround(fround(to - from) + fround(3 * fround(first - second)));
  const linear = fround(2 * fround(fround(fround(from - first) - first) + second));
  const constant = fround(first - from);
  if (square === 0) return inside(-constant, linear);
  const discriminant = linear * linear - 4 * square * constant;
  if (!(discriminant >= 0)) return [];
  const root = fround(Math.sqrt(discriminant));
  const sum = linear < 0 ? -fround(linear - root) / 2 : -fround(linear + root) / 2;
  return [...inside(sum, square), ...inside(constant, sum)];
}

/** Returns the quotient if it is between 0 and 1, both excluded. */
function inside(numerator: number, denominator: number): number[] {
  const [over, under] = numerator < 0 ? [-numerator, -denominator] : [numerator, denominator];
  if (under === 0 || over === 0 || !(over < under)) return [];
  const t = fround(over / under);
  return t > 0 ? [t] : [];
}

function quadraticAt(from: number, control: number, to: number, t: number): number {
  const square = fround(fround(to - fround(control + control)) + from);
  const linear = fround(2 * fround(control - from));
  return fround(fround(fround(fround(square * t) + linear) * t) + from);
}

function cubicAt(from: number, first: number, second: number, to: number, t: number): number {
  const cube = fround(fround(to + fround(3 * fround(first - second))) - from);
  const square = fround(3 * fround(fround(second - fround(first + first)) + from));
  const linear = fround(3 * fround(first - from));
  const high = fround(fround(fround(cube * t) + square) * t);
  return fround(fround(fround(high + linear) * t) + from);
}
