import { Inflate } from 'fflate';
import { fromBase64 } from '@letu/core';
import { tooLarge } from './failures.js';
import { MOST_CHARACTERS } from './limits.js';

/** What is unpacked at a time, in bytes: deflate makes at most a thousand of one. */
const [SHORTEST, LONGEST] = [128, 1 << 14];
/** Percent-encoding writes a character of Chinese with nine. */
const MOST_BYTES = MOST_CHARACTERS * 9;

/**
 * Returns the text of a page as files pack it: XML as it stands, percent-encoded, or raw deflate in base64 of it percent-encoded.
 * Source: `Graph.compress` in https://github.com/jgraph/drawio/blob/dev/src/main/webapp/js/grapheditor/Graph.js
 *
 * @param most How many bytes it may have. @default as many as a whole file
 * @throws FormatError `too-large` as soon as it is; any other error where it is none of these.
 */
export function unpack(packed: string, most: number = MOST_BYTES): string {
  const text = packed.trim();
  if (text.startsWith('<')) return text;
  if (text.startsWith('%3C')) return withoutPercent(text);
  const bytes = fromBase64(text);
  return withoutPercent(new TextDecoder('utf-8', { fatal: true }).decode(inflateRaw(bytes, most)));
}

/** Undoes percent-encoding, which older files lack. */
export function withoutPercent(text: string): string {
  const plain = text.startsWith('<') ? text : decodeURIComponent(text);
  if (plain.length > MOST_CHARACTERS) throw tooLarge();
  return plain;
}

/** Inflates a whole stream of raw deflate. @throws FormatError `too-large` as soon as it is; an error where it is none. */
export function inflateRaw(packed: Uint8Array, most: number = MOST_BYTES): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isEnded = false;
  const inflate = new Inflate((part, isLast) => {
    size += part.length;
    if (size > most) throw tooLarge();
    parts.push(part);
    isEnded = isLast;
  });
  const step = Math.min(Math.max(packed.length >> 7, SHORTEST), LONGEST);
  for (let at = 0; at < packed.length; at += step) {
    inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
  }
  if (!isEnded) throw new RangeError('The stream has no end.');
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
