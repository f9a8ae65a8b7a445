import type { Matrix } from '../matrix.js';

/**
 * Returns how many pixels of the screen a user unit of a text is: glyphs are measured at the size they are seen at, and
 * rounding there shows in the boxes.
 */
export function glyphScale({ a, b, c, d }: Matrix): number {
  // Single precision also takes the noise of sines and cosines away, which must not make a new font size.
  const scale = Math.fround(Math.sqrt((a * a + b * b + c * c + d * d) / 2));
  return scale > 0 && Number.isFinite(scale) ? scale : 1;
}
