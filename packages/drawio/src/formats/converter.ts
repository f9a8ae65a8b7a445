import type { FormatConverter } from '@letu/core';
import { readFile } from '../document/readFile.js';
import { writeFile } from '../document/writeFile.js';

/** Reads whatever draw.io keeps a diagram in, and writes its files. Nothing of a file is lost, so there is nothing to say of it. */
export const converter: Required<FormatConverter> = {
  read: (file) => ({ source: writeFile(readFile(file)), files: [], notes: [] }),
  write: ({ source }) => ({ bytes: new TextEncoder().encode(writeFile(readFile(source))), notes: [] }),
};
