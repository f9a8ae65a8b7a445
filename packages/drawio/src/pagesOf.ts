import { FormatError, type DiagramPage } from '@letu/core';
import { readFile } from './document/readFile.js';

/** Returns the pages of a file; none of one that cannot be read. */
export function pagesOf(source: string): readonly DiagramPage[] {
  try {
    return readFile(source).pages.map(({ id, name }) => ({ id, name }));
  } catch (error) {
    if (error instanceof FormatError) return [];
    throw error;
  }
}
