import { fileIdOf, stableJson } from '@letu/core';
import type { ArchivedGraph } from './manifest.js';

/** What two graphs are alike in, whenever they were made. */
type Fingerprinted = Pick<ArchivedGraph, 'type' | 'title' | 'source' | 'options' | 'files'>;

/** Returns the SHA-256 of what a graph holds, in hexadecimal: the same for graphs that hold the same. */
export function fingerprintOf({ type, title, source, options, files }: Fingerprinted): string {
  return fileIdOf(
    new TextEncoder().encode(stableJson([type, title, source, options, [...new Set(files)].toSorted()])),
  );
}
