import { createOffscreenMeasurer, type TextMeasurer } from '@letu/svg-dom';
import { widthOf } from '../font/handwriting.js';

/** Measures the width of a text in a font of CSS, in pixels. */
export type Measure = (text: string, font: string) => number;

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);

/** Measures handwriting by its own glyphs: the same on every machine. */
export const measureHandwriting: Measure = (text, font) => widthOf(text) * sizeOf(font);

let measurer: Promise<Measure> | undefined;

/** Returns what measures text as the viewer will see it, where there is a canvas; else as wide as handwriting. */
export function plainMeasure(): Promise<Measure> {
  return (measurer ??= createMeasure());
}

async function createMeasure(): Promise<Measure> {
  const own = await createMeasurer();
  return own ? (text, font) => own.measureText(font, text).advance : measureHandwriting;
}

async function createMeasurer(): Promise<TextMeasurer | undefined> {
  if (typeof OffscreenCanvas !== 'undefined') return createOffscreenMeasurer();
  // The name is kept from bundlers for browsers: what it stands for exists in Node only.
  const node = '@letu/svg-dom/node';
  try {
    const { createNodeMeasurer } = (await import(
      /* @vite-ignore */ /* webpackIgnore: true */ node
    )) as typeof import('@letu/svg-dom/node');
    return createNodeMeasurer();
  } catch {
    return undefined;
  }
}
