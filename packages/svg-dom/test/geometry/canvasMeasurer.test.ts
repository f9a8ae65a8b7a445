import { expect, it } from 'vitest';
import { createCanvasMeasurer, type MeasuringContext } from '@letu/svg-dom';

/** A canvas on which an x is half as wide as it is high, in a font of 16 px whose 1ex is 7 px. */
function canvas(hasLetterSpacing: boolean): MeasuringContext {
  return {
    font: '',
    fontKerning: 'auto',
    letterSpacing: '0px',
    measureText() {
      return {
        width: 4 + (hasLetterSpacing && this.letterSpacing === '1ex' ? 7 : 0),
        actualBoundingBoxLeft: 0,
        actualBoundingBoxRight: 4,
        actualBoundingBoxAscent: 8,
        actualBoundingBoxDescent: 0,
        fontBoundingBoxAscent: 12,
        fontBoundingBoxDescent: 4,
      };
    },
  };
}

it.each([
  ['its letter spacing, where the canvas has one', true, 7],
  ['the height of an x, where it has none', false, 8],
])('the x-height of a font is told by %s', (_name, hasLetterSpacing, xHeight) => {
  const { measureFont } = createCanvasMeasurer(canvas(hasLetterSpacing));
  expect(measureFont('16px serif').xHeight).toBe(xHeight);
});
