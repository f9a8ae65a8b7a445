/**
 * The longest text, in UTF-16 code units, in which completion, help, folding and fixes keep up with a person who types: each
 * reads the whole text. Colours are found bit by bit at any length.
 */
const LARGE_TEXT = 200_000;

/** Tells whether a text is too long for what reads all of it at every key. */
export function isLargeText(length: number): boolean {
  return length > LARGE_TEXT;
}
