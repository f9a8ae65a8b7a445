import { FormatError, type ForeignFormat, type NamedKind } from '@letu/core';
import type { DecodedDiagram, RecogniseOptions } from './dialects/dialect.js';
import { CodecError } from './error.js';

/** A file format of others, and the kind whose diagrams it holds. */
export interface FoundFormat {
  readonly kind: NamedKind;
  readonly format: ForeignFormat;
}

/** As sure as a format has to be of a file where its kind is asked for. */
const LIKELY = 0.5;

/**
 * Returns the file format of others that a file is in: one that it can be nothing but, or, among those of the kind that is asked
 * for, the likeliest, or the one that the file's name says, or else one of any kind that only names tell. Returns undefined where
 * there is none.
 */
export function foreignFormatOf(
  file: Uint8Array,
  { kinds = [], type, name }: Pick<RecogniseOptions, 'kinds' | 'type' | 'name'>,
): FoundFormat | undefined {
  const candidates = kinds.flatMap((kind) =>
    (kind.formats ?? [])
      .filter(({ reads }) => reads)
      .map((format) => ({ kind, format, sure: format.guess?.(file) })),
  );
  const [likeliest] = candidates
    .filter(({ kind, sure = 0 }) => sure === 1 || (kind.type === type && sure >= LIKELY))
    .toSorted((one, other) => (other.sure ?? 0) - (one.sure ?? 0));
  const lower = name?.toLowerCase();
  const isNamed = ({ extensions }: ForeignFormat) =>
    extensions.some((extension) => lower?.endsWith(extension));
  const named = candidates.filter(({ format, sure }) => sure !== 0 && isNamed(format));
  return (
    likeliest ??
    named.find(({ kind }) => kind.type === type) ??
    named.find(({ format }) => format.guess === undefined)
  );
}

/**
 * Reads a file of another format.
 *
 * @throws CodecError `foreign-format` where what reads it is not loaded, else what is wrong with the file.
 */
export function readForeign(
  file: Uint8Array,
  { kind, format }: FoundFormat,
  { converters, name }: RecogniseOptions,
): DecodedDiagram {
  const converter = converters?.get(format);
  if (!converter?.read) {
    throw new CodecError(
      'foreign-format',
      `This is a file of ${format.title['en-US']}, which decodeFile reads.`,
    );
  }
  try {
    const { source, options, files, notes } = converter.read(file, { title: name?.replace(/\.[^.]*$/, '') });
    return {
      dialect: 'format',
      type: kind.type,
      source,
      options: { format: format.id, ...(options ? { kindOptions: options } : {}) },
      ...(files.length > 0 ? { files } : {}),
      ...(notes.length > 0 ? { notes } : {}),
    };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new CodecError(error.code, error.message, { cause: error });
  }
}
