import { stableJson, type Diagram } from '@letu/core';
import { isRecord, parseJson } from './dialects/json.js';
import { CodecError } from './error.js';
import { decode, encode } from './kroki.js';
import type { DecodeOptions } from './limits.js';

/** Stands between the code of a source and that of its options: neither has one. */
const SEPARATOR = '.';

/** What a link can hold of a diagram: all but its files. */
export type LinkedDiagram = Pick<Diagram, 'source' | 'options'>;

/**
 * Turns a diagram into a code that can stand behind the `#` of Letu's own links: that of its source and, where it has options,
 * that of these as JSON. Files have no room in a link.
 *
 * @throws CodecError `lone-surrogate`.
 */
export function encodeDiagram({ source, options = {} }: LinkedDiagram): string {
  if (Object.keys(options).length === 0) return encode(source);
  return encode(source) + SEPARATOR + encode(stableJson(options));
}

/**
 * Turns a code back into the diagram it was made of. Its options are unchecked.
 *
 * @throws CodecError that says what is wrong with the code.
 */
export function decodeDiagram(code: string, limits?: DecodeOptions): LinkedDiagram {
  const [first = '', second, ...rest] = code.split(SEPARATOR);
  const source = decode(first, limits);
  if (second === undefined) return { source };
  const options = parseJson(decode(second, limits));
  if (!isRecord(options) || rest.length > 0) {
    throw new CodecError('malformed', 'What stands behind the source are no options.');
  }
  return { source, options };
}
