import type { TextMeasurer } from './textMeasurer.js';

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);
const WIDE = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/;

/** Estimates the width of text by its characters, for where nothing measures it. */
export const estimateMeasurer: TextMeasurer = {
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
