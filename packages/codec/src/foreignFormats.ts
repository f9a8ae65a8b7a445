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

type Asked = Pick<RecogniseOptions, 'kinds' | 'type' | 'name'>;

/**
 * Returns the file format of others that a file is in: one that it can be nothing but, or, among those of the kind that is asked
 * for, the likeliest, or the one that the file's name says, or else, of any kind, the likeliest of those that the name says or one
 * that only names tell. Returns undefined where there is none.
 */
export function foreignFormatOf(file: Uint8Array, asked: Asked): FoundFormat | undefined {
  const { type, name } = asked;
  const candidates = candidatesOf(file, asked);
  const named = candidates.filter((candidate) => isNamed(candidate, name));
  return (
    likeliest(
      candidates.filter(({ kind, sure = 0 }) => sure === 1 || (kind.type === type && sure >= LIKELY)),
    ) ??
    named.find(({ kind }) => kind.type === type) ??
    // Under a kind's own extension, a file is a text of that kind.
    (kindOfName(asked) ? undefined : ofAnyKind(named))
  );
}

function ofAnyKind(named: readonly Candidate[]): Candidate | undefined {
  return (
    likeliest(named.filter(({ sure = 0 }) => sure >= LIKELY)) ?? named.find(({ sure }) => sure === undefined)
  );
}

/**
 * Returns a format of any kind that a file's name says, though nothing in the file speaks for it: for one of which nothing else is
 * known, and where no kind is asked for.
 */
export function weakFormatOf(file: Uint8Array, asked: Asked): FoundFormat | undefined {
  if (asked.type !== undefined) return undefined;
  return candidatesOf(file, asked).find((candidate) => isNamed(candidate, asked.name));
}

/** Returns the format that takes what nothing else knows. */
export function lastFormatOf(file: Uint8Array, { kinds = [] }: Asked): FoundFormat | undefined {
  return kinds
    .flatMap((kind) => (kind.formats ?? []).map((format) => ({ kind, format })))
    .find(({ format }) => format.reads && format.isLast && format.guess?.(file));
}

interface Candidate extends FoundFormat {
  /** Undefined where only names tell. */
  readonly sure: number | undefined;
}

/** The formats that a file can be in. */
function candidatesOf(file: Uint8Array, { kinds = [] }: Asked): readonly Candidate[] {
  return kinds
    .flatMap((kind) =>
      (kind.formats ?? [])
        .filter(({ reads, isLast }) => reads && !isLast)
        .map((format) => ({ kind, format, sure: format.guess?.(file) })),
    )
    .filter(({ sure }) => sure !== 0);
}

const likeliest = (candidates: readonly Candidate[]) =>
  candidates.toSorted((one, other) => (other.sure ?? 0) - (one.sure ?? 0))[0];

const isNamed = ({ format }: Candidate, name?: string) => hasExtension(format, name);

/** Returns the kind that has a file's extension for its own, the kind that is asked for before others. */
export function kindOfName({ kinds = [], type, name }: Asked): NamedKind | undefined {
  const named = kinds.filter((kind) => hasExtension(kind, name));
  return named.find((kind) => kind.type === type) ?? named[0];
}

function hasExtension({ extensions = [] }: Partial<Pick<NamedKind, 'extensions'>>, name = ''): boolean {
  const lower = name.toLowerCase();
  return extensions.some((extension) => lower.endsWith(extension));
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
