import { decode, encode } from '@letu/codec';
import { bare } from '../../codec/bare.js';

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
