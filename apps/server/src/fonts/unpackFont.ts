import decompress from 'woff2-encoder/decompress';
import { FontFailure } from './fontFailure.js';
import { readTables, sfntFormat, type SfntFormat, type Tables } from './sfnt.js';
import { checkWoff2, isWoff2 } from './woff2.js';

/** A font as its tables, whatever it came packed in. */
export interface UnpackedFont {
  readonly format: SfntFormat | 'woff2';
  readonly bytes: Uint8Array;
  readonly tables: Tables;
}

/** Unpacks a font after its structure has been checked. @throws FontFailure */
export async function unpackFont(bytes: Uint8Array): Promise<UnpackedFont> {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'ttcf') throw new FontFailure('collection');
  const format = isWoff2(bytes) ? 'woff2' : sfntFormat(bytes);
  if (format === undefined) throw new FontFailure('unknown-format');
  if (format !== 'woff2') return { format, bytes, tables: readTables(bytes) };
  checkWoff2(bytes);
  const unpacked = await decompress(bytes).catch((cause: unknown) => {
    throw new FontFailure('damaged', { cause });
  });
  return { format, bytes: unpacked, tables: readTables(unpacked) };
}
