import { decodeText, type NamedKind } from '@letu/core';
import { attempt } from './attempt.js';
import { isPng } from './bytes/png.js';
import { capped, decodeAny } from './decodeAny.js';
import { detectType } from './detectType.js';
import type { DecodedDiagram, RecogniseOptions } from './dialects/dialect.js';
import { CodecError, type CodecErrorCode } from './error.js';
import {
  foreignFormatOf,
  kindOfName,
  lastFormatOf,
  readForeign,
  weakFormatOf,
  type FoundFormat,
} from './foreignFormats.js';

/** What is said of files that nothing knows. */
const UNKNOWN = new Set<CodecErrorCode>(['unrecognised', 'not-utf8']);

/** What is known of a file besides its bytes, and what it is looked for in. */
export interface FileOptions extends Omit<RecogniseOptions, 'converters'> {
  /** Whether a picture that carries no diagram is none, for who shows it in another. @default false */
  readonly withoutPictures?: boolean | undefined;
}

/**
 * Finds the diagram in a file as `decodeAny` does; in the file formats of others that the kinds read, whose converters are loaded for
 * it; in the texts of the kinds, which their names tell or else their first statement; and as a picture, where a kind takes such. A
 * damaged text of a kind is its source all the same, for its editor says what is wrong with it. Nothing is requested besides.
 *
 * @param file The bytes of a file, or a text that is a link, a code or in a format of others.
 * @throws CodecError `unrecognised` where nothing knows the file, else what is wrong with it.
 */
export async function decodeFile(
  file: string | Uint8Array,
  options: FileOptions = {},
): Promise<DecodedDiagram> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const own = kindOfName(options);
  const found = own && own.type === options.type ? undefined : foreignFormatOf(bytes, options);
  if (found) return converted(bytes, found, options);
  if (own) return ownSource(own, bytes, options);
  try {
    return decodeAny(file, options);
  } catch (error) {
    if (!(error instanceof CodecError) || typeof file === 'string') throw error;
    const told = error.code === 'unrecognised' ? await plainText(file, options) : undefined;
    const isLast = UNKNOWN.has(error.code) && !options.withoutPictures;
    const last = told ?? (isLast ? await lastResort(file, options) : undefined);
    if (last) return last;
    throw error;
  }
}

async function converted(
  file: Uint8Array,
  found: FoundFormat,
  options: FileOptions,
): Promise<DecodedDiagram> {
  const converters = new Map([[found.format, await found.format.load()]]);
  return capped(readForeign(file, found, { ...options, converters }), options);
}

/** A file under a kind's own extension is its source, unless a picture or a packed file carries that. */
function ownSource({ type }: NamedKind, file: Uint8Array, options: FileOptions): DecodedDiagram {
  const mayCarry = isPng(file) || /^\s*[<{]/.test(decodeText(file.subarray(0, 1 << 10)));
  const carried = mayCarry ? attempt(() => decodeAny(file, options)) : undefined;
  if (carried?.type === type) return carried;
  // No text holds a zero: the reason why there is nothing in it is the one to tell.
  return isText(file) ? sourceOf(type, decodeText(file), options) : decodeAny(file, options);
}

/** A text that nothing carries and no kind's extension names. */
async function plainText(file: Uint8Array, options: FileOptions): Promise<DecodedDiagram | undefined> {
  if (!isText(file)) return undefined;
  const weak = weakFormatOf(file, options);
  if (weak && weak.format.mediaType !== 'text/plain') return converted(file, weak, options);
  const source = decodeText(file);
  const type = detectType(source, options.kinds);
  if (type !== undefined) return sourceOf(type, source, options);
  return weak && converted(file, weak, options);
}

async function lastResort(file: Uint8Array, options: FileOptions): Promise<DecodedDiagram | undefined> {
  const last = lastFormatOf(file, options);
  return last && converted(file, last, options);
}

/** No text of eight bits a character holds a zero; photographs do, and any bytes can be read as Chinese. */
function isText(file: Uint8Array): boolean {
  const [first, second] = file;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isWide || !file.includes(0);
}

function sourceOf(type: string, source: string, options: FileOptions): DecodedDiagram {
  return capped({ dialect: 'source', type, source, options: {} }, options);
}
