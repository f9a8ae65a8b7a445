import { createOffscreenMeasurer, type TextMeasurer } from '@letu/svg-dom';

let measurer: Promise<TextMeasurer> | undefined;

/** Loads what measures text here: the browser's canvas, in Node that of `@napi-rs/canvas` where it is installed, else an estimate. */
export function loadMeasurer(): Promise<TextMeasurer> {
  return (measurer ??= findMeasurer());
}

async function findMeasurer(): Promise<TextMeasurer> {
  if (typeof OffscreenCanvas !== 'undefined') return createOffscreenMeasurer();
  // The name is kept from bundlers for browsers: what it stands for exists in Node only.
  const node = '@letu/svg-dom/node';
  try {
    const { createNodeMeasurer } = (await import(
      /* @vite-ignore */ /* webpackIgnore: true */ node
    )) as typeof import('@letu/svg-dom/node');
    return createNodeMeasurer();
  } catch {
    return ESTIMATE;
  }
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);
const WIDE = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;

const ESTIMATE: TextMeasurer = {
  measureText(font, text) {
    const size = sizeOf(font);
    let advance = 0;
    for (const character of text) advance += (WIDE.test(character) || character > '\uFFFF' ? 1 : 0.56) * size;
    return { advance, inkLeft: 0, inkRight: advance, inkAscent: size * 0.8, inkDescent: size * 0.2 };
  },
  measureFont(font) {
    const size = sizeOf(font);
    return { ascent: size * 0.9, descent: size * 0.25, lineGap: 0, xHeight: size / 2 };
  },
};
