import { CodecError } from '../error.js';

/** Writes a text so that it can stand anywhere in a URL. @throws CodecError `lone-surrogate`. */
export function toPercent(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw new CodecError('lone-surrogate', 'The text has a lone surrogate.', { cause });
  }
}

/** Reads percent-encoded UTF-8. @throws CodecError `malformed`. */
export function fromPercent(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch (cause) {
    throw new CodecError('malformed', 'The percent-encoding is not right.', { cause });
  }
}

/** Reads percent-encoded UTF-8; undefined where it is none. */
export function tryDecodePercent(code: string): string | undefined {
  try {
    return decodeURIComponent(code);
  } catch {
    return undefined;
  }
}
