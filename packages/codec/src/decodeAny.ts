import { sourceBytesOf, TEXT_BYTES } from '@letu/core';
import { dialects } from './dialects/index.js';
import type { DecodedDiagram, Dialect, RecogniseOptions } from './dialects/dialect.js';
import { CodecError } from './error.js';
import { readInput } from './input.js';
import { withinCap } from './limits.js';

/**
 * Finds the diagram in whatever someone has at hand: a link of any dialect, a bare code, or the content of a draw.io or
 * Excalidraw file, SVG and PNG pictures with the diagram inside included. Nothing is ever requested.
 *
 * A source can be as large as its kind says, unless `maxBytes` does.
 *
 * @param input A link (also without its scheme or host), a text, or the bytes of a file.
 * @throws CodecError `unrecognised` where no dialect knows the input, else what is wrong with it.
 */
export function decodeAny(input: string | Uint8Array, options: RecogniseOptions = {}): DecodedDiagram {
  const read = readInput(input);
  const { kinds = [] } = options;
  // Until it is known what it is, it may be as large as the largest.
  const maxBytes = options.maxBytes ?? Math.max(TEXT_BYTES, ...kinds.map(sourceBytesOf));
  for (const dialect of Object.values<Dialect>(dialects)) {
    const found = dialect.recognise(read, { ...options, maxBytes });
    if (!found) continue;
    const kind = kinds.find(({ type }) => type === found.type);
    return { ...found, source: withinCap(found.source, options.maxBytes ?? sourceBytesOf(kind)) };
  }
  throw new CodecError('unrecognised', 'No dialect knows this input.');
}
