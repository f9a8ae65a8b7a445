import { decode, encode } from '@letu/codec';
import { deflate, inflate } from 'pako';

declare global {
  interface Window {
    /** Encodes every text so many times and returns the milliseconds. */
    encodeAll(how: 'codec' | 'pako', texts: string[], times: number): number;
    /** Decodes the codes of the texts so many times and returns the milliseconds. */
    decodeAll(how: 'codec' | 'pako', texts: string[], times: number): number;
    /** Returns how many texts have the same code by both ways. */
    countSame(texts: string[]): number;
    /** Decodes a bomb and returns the milliseconds until it is refused. */
    refuse(bomb: string): number;
  }
}

const utf8 = new TextEncoder();

/** The codec's work, done with pako as its own documentation shows. */
const bare = {
  encode: (text: string) =>
    btoa(String.fromCharCode(...deflate(utf8.encode(text), { level: 9 })))
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
const ways = { codec: { encode, decode }, pako: bare };

function timed(work: (text: string) => unknown, texts: string[], times: number): number {
  const startedAt = performance.now();
  for (let time = 0; time < times; time += 1) for (const text of texts) work(text);
  return performance.now() - startedAt;
}

window.encodeAll = (how, texts, times) => timed(ways[how].encode, texts, times);
window.decodeAll = (how, texts, times) => timed(ways[how].decode, texts.map(encode), times);
window.countSame = (texts) => texts.filter((text) => encode(text) === bare.encode(text)).length;
window.refuse = (bomb) => {
  const startedAt = performance.now();
  try {
    decode(bomb);
  } catch {
    return performance.now() - startedAt;
  }
  throw new Error('The bomb was not refused.');
};
