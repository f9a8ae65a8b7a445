import { decodeAny } from './decodeAny.js';
import type { DecodedDiagram, RecogniseOptions } from './dialects/dialect.js';
import { foreignFormatOf } from './foreignFormats.js';

/**
 * Finds the diagram in a file as `decodeAny` does, and in the file formats of others that the kinds read, whose converters are
 * loaded for it. Nothing is requested besides.
 *
 * @param file The bytes of a file, or a text.
 * @throws CodecError `unrecognised` where nothing knows the file, else what is wrong with it.
 */
export async function decodeFile(
  file: string | Uint8Array,
  options: Omit<RecogniseOptions, 'converters'> = {},
): Promise<DecodedDiagram> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const found = foreignFormatOf(bytes, options);
  if (!found) return decodeAny(file, options);
  return decodeAny(bytes, { ...options, converters: new Map([[found.format, await found.format.load()]]) });
}
