import { withFilesInText, type FormatConverter } from '@letu/core';
import { takeImages } from '../document/images.js';
import { readFile } from '../document/readFile.js';
import { writeFile } from '../document/writeFile.js';
import { told } from '../locales/index.js';
import { isLibrary } from './guess.js';

/** Reads whatever draw.io keeps a diagram in, and writes its files. Nothing of a file is lost, so there is nothing to say of it. */
export const converter: Required<FormatConverter> = {
  read(bytes) {
    const { file, files } = takeImages(readFile(bytes));
    const notes = isLibrary(bytes) ? [told(({ libraryInRows }) => libraryInRows)] : [];
    return { source: writeFile(file), files, notes };
  },
  write({ source }, files) {
    const text = withFilesInText(writeFile(readFile(source)), files);
    return { bytes: new TextEncoder().encode(text), notes: [] };
  },
};
