/** Points of one coordinate along curves, `t` from 0 to 1. */

export function quadraticAt(from: number, control: number, to: number, t: number): number {
  const rest = 1 - t;
  return rest * rest * from + 2 * rest * t * control + t * t * to;
}

export function cubicAt(from: number, first: number, second: number, to: number, t: number): number {
  const rest = 1 - t;
  return rest * rest * rest * from + 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t * to;
}

export function conicAt(from: number, control: number, to: number, weight: number, t: number): number {
  const rest = 1 - t;
  const middle = 2 * rest * t * weight;
  return (rest * rest * from + middle * control + t * t * to) / (rest * rest + middle + t * t);
}

/** Returns where inside the curve the coordinate turns back, at most once. */
export function quadraticExtrema(from: number, control: number, to: number): number[] {
  const bend = from - 2 * control + to;
  return bend === 0 ? [] : inside((from - control) / bend);
}

/** Returns where inside the curve the coordinate turns back, at most twice. */
export function cubicExtrema(from: number, first: number, second: number, to: number): number[] {
  const square = -from + 3 * first - 3 * second + to;
  const linear = 2 * (from - 2 * first + second);
  const constant = first - from;
  if (Math.abs(square) < 1e-12) return linear === 0 ? [] : inside(-constant / linear);
  const discriminant = linear * linear - 4 * square * constant;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return inside((-linear + root) / (2 * square), (-linear - root) / (2 * square));
}

function inside(...candidates: number[]): number[] {
  return candidates.filter((t) => t > 0 && t < 1);
}
