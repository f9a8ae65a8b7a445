/** The rows of GB/T 2312 that hold its first level: the characters in common use. */
const ROWS = { from: 16, to: 55 } as const;
const CELLS = 94;
/** Each byte of EUC-CN is a row or a cell plus this. */
const SHIFT = 0xa0;

/** Returns the 3755 Chinese characters in common use: the first level of GB/T 2312-1980. */
export function commonHanzi(): ReadonlySet<number> {
  const codes = new Uint8Array((ROWS.to - ROWS.from + 1) * CELLS * 2);
  let at = 0;
  for (let row = ROWS.from; row <= ROWS.to; row += 1) {
    for (let cell = 1; cell <= CELLS; cell += 1) {
      codes[at] = SHIFT + row;
      codes[at + 1] = SHIFT + cell;
      at += 2;
    }
  }
  const text = new TextDecoder('gbk').decode(codes);
  // The last five cells are empty: what stands for them is no Chinese character.
  return new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0).filter(isHanzi));
}

/** Tells whether a character is one of the unified ideographs (https://www.unicode.org/reports/tr38/). */
export function isHanzi(codePoint: number): boolean {
  return /^\p{Unified_Ideograph}$/u.test(String.fromCodePoint(codePoint));
}
