import { CodecError } from '../error.js';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const PADDING = /(?:=|%3D){0,2}$/i;
const INVALID = 0xff;
const latin1 = new TextDecoder('latin1');

/** A way to write bytes with 64 characters, three bytes as four of them. */
export interface SixBitAlphabet {
  encode(bytes: Uint8Array): string;
  /**
   * Reads a code with or without its padding, percent-encoded or not.
   *
   * @throws CodecError `invalid-character`, or `truncated` where a single character is left over.
   */
  decode(code: string): Uint8Array;
}

interface AlphabetOptions {
  /** Characters read as well: each pair says that the first stands for the second. */
  readonly aliases?: readonly (readonly [string, string])[];
  /** What fills the last group: `=`, nothing, or zero bits. */
  readonly fill: '=' | '' | 'zeros';
}

/** Base64 as in a URL, `-` and `_`, padded: what Kroki and the D2 playground write. */
export const base64Url = sixBit(`${UPPER}${LOWER}${DIGITS}-_`, { fill: '=' });
/** The same without padding, as Mermaid's live editor writes it; it reads the standard characters as well. */
export const base64UrlBare = sixBit(`${UPPER}${LOWER}${DIGITS}-_`, {
  fill: '',
  aliases: [
    ['+', '-'],
    ['/', '_'],
  ],
});
/** Standard base64 (RFC 4648, section 4). */
export const base64 = sixBit(`${UPPER}${LOWER}${DIGITS}+/`, { fill: '=' });
/** PlantUML's order of the characters; its last group is filled with zeros (https://plantuml.com/text-encoding). */
export const plantumlAlphabet = sixBit(`${DIGITS}${UPPER}${LOWER}-_`, { fill: 'zeros' });

function sixBit(characters: string, { aliases = [], fill }: AlphabetOptions): SixBitAlphabet {
  const digits = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  const values = new Uint8Array(128).fill(INVALID);
  digits.forEach((digit, value) => (values[digit] = value));
  for (const [alias, character] of aliases) {
    values[alias.charCodeAt(0)] = values[character.charCodeAt(0)]!;
  }
  return {
    encode: (bytes) => encodeGroups(bytes, digits, fill),
    decode: (code) => decodeGroups(code.replace(PADDING, ''), values),
  };
}

function encodeGroups(bytes: Uint8Array, digits: Uint8Array, fill: AlphabetOptions['fill']): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  let end = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const group = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    codes[end++] = digits[group >> 18]!;
    codes[end++] = digits[(group >> 12) & 63]!;
    codes[end++] = digits[(group >> 6) & 63]!;
    codes[end++] = digits[group & 63]!;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  if (fill === '=') codes.fill('='.charCodeAt(0), end - missing);
  return latin1.decode(fill === '' ? codes.subarray(0, end - missing) : codes);
}

function decodeGroups(code: string, values: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((code.length * 3) >> 2);
  let end = 0;
  let group = 0;
  let bits = 0;
  for (let at = 0; at < code.length; at++) {
    const value = values[code.charCodeAt(at)] ?? INVALID;
    if (value === INVALID) {
      throw new CodecError(
        'invalid-character',
        `The alphabet has no ${JSON.stringify(code[at])} (at ${at}).`,
      );
    }
    group = (group << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[end++] = group >> bits;
    }
  }
  if (code.length % 4 === 1) throw new CodecError('truncated', 'The code ends inside a byte.');
  return bytes;
}
