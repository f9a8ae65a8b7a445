const { fround } = Math;
/** A tenth as a single-precision number. */
const TENTH = fround(0.1);
/** How many decimals of a CSS number Chromium reads; it passes over the rest. */
const CSS_DECIMALS = 7;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Returns a number of path data, a point list or a `transform` attribute as Chromium reads it: digit by digit in single
 * precision, which can be off by the last bit from the number nearest to the text.
 */
export function readSvgNumber(text: string): number {
  const [, sign, whole = '', decimals = '', exponent] = NUMBER.exec(text) ?? [];
  let integer = 0;
  let weight = 1;
  for (let index = whole.length - 1; index >= 0; index--) {
    integer = fround(integer + fround(weight * Number(whole[index])));
    weight = fround(weight * 10);
  }
  let fraction = 0;
  let place = 1;
  for (const digit of decimals) {
    place = fround(place * TENTH);
    fraction = fround(fraction + fround(Number(digit) * place));
  }
  const value = fround(integer + fraction) * (sign === '-' ? -1 : 1);
  return exponent === undefined ? value : fround(value * fround(10 ** Number(exponent)));
}

/** Returns the number of a CSS length as Chromium reads it, in styles and in length attributes. */
export function readCssNumber(text: string): number {
  const point = text.indexOf('.');
  if (point < 0 || text.length <= point + 1 + CSS_DECIMALS || /e/i.test(text)) return Number(text);
  return Number(text.slice(0, point + 1 + CSS_DECIMALS));
}
