import { TEXT_BYTES } from '@letu/core';
import { CodecError } from './error.js';

/** The output cap used where a caller sets no other: 1 MiB of UTF-8. */
export const DEFAULT_MAX_BYTES = TEXT_BYTES;

/** How a code is decoded. */
export interface DecodeOptions {
  /** The largest text, in UTF-8 bytes. Inflating stops as soon as it is passed. @default 1048576 */
  readonly maxBytes?: number | undefined;
}

/** Returns the cap of the options. */
export function maxBytesOf({ maxBytes = DEFAULT_MAX_BYTES }: DecodeOptions = {}): number {
  return maxBytes;
}

/**
 * Refuses what cannot be decoded before any work is done on it.
 *
 * @throws CodecError `empty`, or `too-large` for a code longer than any sound one of a text within the cap.
 */
export function checkCode(code: string, maxBytes: number, charactersPerByte = 2): void {
  if (code === '') throw new CodecError('empty', 'There is nothing to decode.');
  if (code.length > maxBytes * charactersPerByte + 1024) {
    throw new CodecError('too-large', `The code is longer than that of ${maxBytes} bytes.`);
  }
}

/** Returns the text unless it is larger than the cap. @throws CodecError `too-large`. */
export function withinCap(text: string, maxBytes: number): string {
  const tooLarge = text.length > maxBytes || (text.length * 3 > maxBytes && utf8Length(text) > maxBytes);
  if (tooLarge) throw new CodecError('too-large', `The text exceeds ${maxBytes} bytes.`);
  return text;
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
