import { CodecError } from '../error.js';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const INVALID = -1;
const EQUALS = 0x3d;
const latin1 = new TextDecoder('latin1');
const encoder = new TextEncoder();
/** Room for the characters of a code of ordinary length. */
const scratch = new Uint8Array(1 << 14);

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
  const values = new Int8Array(256).fill(INVALID);
  digits.forEach((digit, value) => (values[digit] = value));
  for (const [alias, character] of aliases) {
    values[alias.charCodeAt(0)] = values[character.charCodeAt(0)]!;
  }
  return {
    encode: (bytes) => encodeGroups(bytes, digits, fill),
    decode: (code) => decodeGroups(code, unpaddedLength(code), values, digits[0]!),
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
  if (fill === '=') codes.fill(EQUALS, end - missing);
  return latin1.decode(fill === '' ? codes.subarray(0, end - missing) : codes);
}

/** Returns the length of a code without its padding, of which there are two characters at most. */
function unpaddedLength(code: string): number {
  let length = code.length;
  for (let padding = 0; padding < 2; padding++) {
    if (code.charCodeAt(length - 1) === EQUALS) length -= 1;
    else if (code.slice(length - 3, length).toUpperCase() === '%3D') length -= 3;
  }
  return length;
}

/** Reads groups of four characters; `zero` stands for those that the last one lacks. */
function decodeGroups(code: string, length: number, values: Int8Array, zero: number): Uint8Array {
  // Read from bytes, not from the string, the characters come several times as fast.
  const characters = code.length + 4 > scratch.length ? new Uint8Array(code.length + 4) : scratch;
  const { read, written } = encoder.encodeInto(code, characters);
  if (written !== read) throw invalidCharacter(code, values);
  characters.fill(zero, length, length + 4);

  const bytes = new Uint8Array((length * 3) >> 2);
  for (let at = 0, end = 0; at < length; at += 4, end += 3) {
    const group =
      (values[characters[at]!]! << 18) |
      (values[characters[at + 1]!]! << 12) |
      (values[characters[at + 2]!]! << 6) |
      values[characters[at + 3]!]!;
    if (group < 0) throw invalidCharacter(code, values);
    // The last group may have fewer bytes; what would be behind the end of the array is not kept.
    bytes[end] = group >> 16;
    bytes[end + 1] = group >> 8;
    bytes[end + 2] = group;
  }
  if (length % 4 === 1) throw new CodecError('truncated', 'The code ends inside a byte.');
  return bytes;
}

function invalidCharacter(code: string, values: Int8Array): CodecError {
  const isValid = (character: string) => (values[character.charCodeAt(0)] ?? INVALID) !== INVALID;
  const at = code.split('').findIndex((character) => !isValid(character));
  return new CodecError('invalid-character', `The alphabet has no ${JSON.stringify(code[at])} (at ${at}).`);
}
