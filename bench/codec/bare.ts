import { deflate, inflate } from 'pako';

const utf8 = new TextEncoder();

/** Returns the bytes of a text at level 9, as pako's documentation shows. */
export function barePakoBytes(text: string): Uint8Array {
  return deflate(utf8.encode(text), { level: 9 });
}

/** The codec's work, done with pako and nothing else, in Node or a browser. */
export const bare = {
  encode: (text: string) =>
    btoa(Array.from(barePakoBytes(text), (byte) => String.fromCharCode(byte)).join(''))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
  decode: (code: string) => {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return inflate(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
      { to: 'string' },
    );
  },
};
