/** Returns one coordinate of a point along a conic, `t` from 0 to 1. */
export function conicAt(from: number, control: number, to: number, weight: number, t: number): number {
  const rest = 1 - t;
  const middle = 2 * rest * t * weight;
  return (rest * rest * from + middle * control + t * t * to) / (rest * rest + middle + t * t);
}
