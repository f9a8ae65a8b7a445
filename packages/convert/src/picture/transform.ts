import type { Matrix } from '@letu/svg-dom';
import type { Box } from '../figure.js';

/** Returns the box around a transformed box. */
export function mapBox({ a, b, c, d, e, f }: Matrix, { x, y, width, height }: Box): Box {
  const [left, top] = [
    a * x + c * y + e + Math.min(0, a * width) + Math.min(0, c * height),
    b * x + d * y + f + Math.min(0, b * width) + Math.min(0, d * height),
  ];
  return {
    x: left,
    y: top,
    width: Math.abs(a * width) + Math.abs(c * height),
    height: Math.abs(b * width) + Math.abs(d * height),
  };
}
