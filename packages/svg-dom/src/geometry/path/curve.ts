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
