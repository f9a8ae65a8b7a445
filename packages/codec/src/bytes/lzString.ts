import { CodecError } from '../error.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const NEW_BYTE = 0;
const NEW_CHARACTER = 1;
const END = 2;

/**
 * Reads what lz-string's `compressToEncodedURIComponent` wrote: LZ78 over UTF-16, six bits a character.
 * Source of the format: https://github.com/pieroxy/lz-string
 *
 * @param maxLength The output cap in UTF-16 code units, kept while decompressing.
 * @throws CodecError `invalid-character`, `truncated`, `corrupt` or `too-large`.
 */
export function decompressLzString(code: string, maxLength: number): string {
  const bits = bitReader(code);
  const phrases: string[] = ['', '', ''];
  let width = 2;
  let text = '';
  let previous = '';
  // The first phrase is announced by two bits; from then on the width follows the number of phrases.
  for (;;) {
    const token = bits(width);
    if (token === END) return text;
    let phrase: string;
    if (token === NEW_BYTE || token === NEW_CHARACTER) {
      phrase = String.fromCharCode(bits(token === NEW_BYTE ? 8 : 16));
      phrases.push(phrase);
    } else if (token < phrases.length) {
      phrase = phrases[token]!;
    } else if (token === phrases.length && previous !== '') {
      phrase = previous + previous[0]!;
    } else {
      throw new CodecError('corrupt', 'The lz-string data names a phrase it has not.');
    }
    text += phrase;
    if (text.length > maxLength)
      throw new CodecError('too-large', `The text exceeds ${maxLength} characters.`);
    if (previous !== '') phrases.push(previous + phrase[0]!);
    previous = phrase;
    width = widthFor(phrases.length);
  }
}

/** One more than the phrases so far can be named: the one that the next token completes. */
function widthFor(phrases: number): number {
  return Math.max(3, 32 - Math.clz32(phrases));
}

/** Reads numbers bit by bit: the highest bit of each character first, the lowest bit of each number first. */
function bitReader(code: string): (count: number) => number {
  let at = 0;
  let value = 0;
  let mask = 0;
  return (count) => {
    let number = 0;
    for (let bit = 0; bit < count; bit++) {
      if (mask === 0) {
        if (at >= code.length) throw new CodecError('truncated', 'The lz-string data ends too early.');
        value = ALPHABET.indexOf(code[at++]!);
        if (value < 0) throw new CodecError('invalid-character', `lz-string has no ${code[at - 1]!}.`);
        mask = 32;
      }
      if (value & mask) number |= 1 << bit;
      mask >>= 1;
    }
    return number;
  };
}
