import { findMeasurer } from '@letu/svg-dom';
import { widthOf } from '../font/handwriting.js';

/** Measures the width of a text in a font of CSS, in pixels. */
export type Measure = (text: string, font: string) => number;

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);

/** Measures handwriting by its own glyphs: the same on every machine. */
export const measureHandwriting: Measure = (text, font) => widthOf(text) * sizeOf(font);

/** Returns what measures text as the viewer will see it, where there is a canvas; else as wide as handwriting. */
export function plainMeasure(): Measure {
  const own = findMeasurer();
  return own ? (text, font) => own.measureText(font, text).advance : measureHandwriting;
}
