import { FONT_LIMIT } from '@letu/client/contract';

/** Why a file is not worth sending. */
export type FileProblem = 'tooLarge' | 'empty' | 'collection' | 'woff' | 'unknown' | 'unreadable';

/** How font files begin (https://learn.microsoft.com/typography/opentype/spec/otff, https://www.w3.org/TR/WOFF2). */
const FONTS = new Set(['\0\u0001\0\0', 'OTTO', 'true', 'wOF2']);

/**
 * Returns what is wrong with a file that cannot be a font, as far as its beginning tells; the server looks into all of it.
 *
 * @param size In bytes.
 * @param bytes Its content; undefined where it was not or could not be read.
 */
export function fileProblem(size: number, bytes: Uint8Array | undefined): FileProblem | undefined {
  if (size > FONT_LIMIT) return 'tooLarge';
  if (!bytes) return 'unreadable';
  if (bytes.length === 0) return 'empty';
  const begin = String.fromCharCode(...bytes.subarray(0, 4));
  if (begin === 'ttcf') return 'collection';
  if (begin === 'wOFF') return 'woff';
  return FONTS.has(begin) ? undefined : 'unknown';
}
