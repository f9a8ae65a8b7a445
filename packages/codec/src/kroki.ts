import { deflate } from './bytes/deflate.js';
import { inflate } from './bytes/inflate.js';
import { base64Url } from './bytes/sixBit.js';
import { fromUtf8, toUtf8 } from './bytes/utf8.js';
import { checkCode, maxBytesOf, type DecodeOptions } from './limits.js';

/**
 * Turns a text into a code that can stand in a URL: UTF-8, zlib at level 9, URL-safe base64 with padding. The same text
 * gives the same code in every browser and in Node. It is Kroki's form (https://docs.kroki.io/kroki/setup/encode-diagram/).
 *
 * @throws CodecError `lone-surrogate`.
 */
export function encode(text: string): string {
  return base64Url.encode(deflate(toUtf8(text), 'zlib'));
}

/**
 * Turns a code back into the very text it was made of, with or without padding.
 *
 * @throws CodecError that says what is wrong with the code; `too-large` while inflating, as soon as the cap is passed.
 */
export function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes);
  return fromUtf8(inflate(base64Url.decode(code), 'zlib', { maxBytes }));
}
