import { sourceBytesOf, TEXT_BYTES } from '@letu/core';
import { dialects } from './dialects/index.js';
import type { DecodedDiagram, Dialect, RecogniseOptions } from './dialects/dialect.js';
import { toUtf8 } from './bytes/utf8.js';
import { CodecError } from './error.js';
import { foreignFormatOf, readForeign } from './foreignFormats.js';
import { readInput } from './input.js';
import { withinCap } from './limits.js';

/**
 * Finds the diagram in whatever someone has at hand: a link of any dialect, a bare code, or the content of a draw.io or
 * Excalidraw file, SVG and PNG pictures with the diagram inside included. Nothing is ever requested. A file format of others is
 * recognised, and read where its converter is given: `decodeFile` loads the one it takes.
 *
 * A source can be as large as its kind says, unless `maxBytes` does.
 *
 * @param input A link (also without its scheme or host), a text, or the bytes of a file.
 * @throws CodecError `unrecognised` where no dialect knows the input, else what is wrong with it.
 */
export function decodeAny(input: string | Uint8Array, options: RecogniseOptions = {}): DecodedDiagram {
  return capped(fromFormat(input, options) ?? fromDialect(input, options), options);
}

/** Returns a diagram unless its source is larger than its kind says. @throws CodecError `too-large`. */
export function capped(
  found: DecodedDiagram,
  { kinds = [], maxBytes }: Pick<RecogniseOptions, 'kinds' | 'maxBytes'>,
): DecodedDiagram {
  const kind = kinds.find(({ type }) => type === found.type);
  return { ...found, source: withinCap(found.source, maxBytes ?? sourceBytesOf(kind)) };
}

function fromFormat(input: string | Uint8Array, options: RecogniseOptions): DecodedDiagram | undefined {
  // No file is a single word.
  if (typeof input === 'string' && !/\s|</.test(input.trim())) return undefined;
  const file = typeof input === 'string' ? toUtf8(input) : input;
  const format = foreignFormatOf(file, options);
  return format && readForeign(file, format, options);
}

function fromDialect(input: string | Uint8Array, options: RecogniseOptions): DecodedDiagram {
  const read = readInput(input);
  const { kinds = [] } = options;
  // Until it is known what it is, it may be as large as the largest.
  const maxBytes = options.maxBytes ?? Math.max(TEXT_BYTES, ...kinds.map(sourceBytesOf));
  for (const dialect of Object.values<Dialect>(dialects)) {
    const found = dialect.recognise(read, { ...options, maxBytes });
    if (found) return found;
  }
  throw new CodecError('unrecognised', 'No dialect knows this input.');
}
