import { CodecError } from '../error.js';

const encoder = new TextEncoder();
// Without `ignoreBOM` a byte order mark would be lost, and a round trip would change the text.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns a text as UTF-8.
 *
 * @throws CodecError `lone-surrogate` where the text has half of a pair: UTF-8 cannot say it, and a replacement character
 * in its place would change the text unseen.
 */
export function toUtf8(text: string): Uint8Array {
  if (!isWellFormed(text)) throw new CodecError('lone-surrogate', 'The text has a lone surrogate.');
  return encoder.encode(text);
}

/** Reads UTF-8. @throws CodecError `not-utf8`. */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new CodecError('not-utf8', 'The bytes are not UTF-8.', { cause });
  }
}

// `isWellFormed` is in Node 20 and in browsers since 2023; older ones take the slower way.
function isWellFormed(text: string & { isWellFormed?: () => boolean }): boolean {
  return text.isWellFormed?.() ?? !LONE_SURROGATE.test(text);
}
