import type { DiagramFile } from '@letu/core';
import { kindOfType } from '../lookups.js';
import type { ArchivedGraph } from './manifest.js';

/**
 * Returns the file of a kind's own format in which a graph opens elsewhere with its images; undefined where its source is
 * that file.
 *
 * @param files The graph's files that are to be had.
 */
export async function ownFileOf(
  { type, source, options, files: ids }: Pick<ArchivedGraph, 'type' | 'source' | 'options' | 'files'>,
  files: readonly DiagramFile[],
): Promise<Uint8Array | undefined> {
  if (files.length === 0) return undefined;
  const kind = kindOfType(type);
  // Such a format is only written: what is read from it is a source already.
  const format = kind?.formats?.find(
    ({ extensions, reads, writes }) => writes && !reads && extensions[0] === kind.extensions[0],
  );
  if (!format) return undefined;
  const { write } = await format.load();
  try {
    return write?.({ type, source, options, files: ids }, files, {}).bytes;
  } catch {
    // A source that is broken goes along as it is.
    return undefined;
  }
}
