/** Returns a number as PDF writes it. */
export const number = (value: number): string => {
  const short = value.toFixed(4).replace(/\.?0+$/, '');
  return short === '-0' || !Number.isFinite(value) ? '0' : short;
};

/** Returns what a point of one plane is in another, as the operator `cm` takes it. */
export const matrixOf = ({ a, b, c, d, e, f }: DOMMatrixReadOnly): string =>
  [a, b, c, d, e, f].map(number).join(' ');

/** How much larger things become, on the whole. */
export const scaleOf = ({ a, b, c, d }: DOMMatrixReadOnly): number => Math.sqrt(Math.abs(a * d - b * c));
