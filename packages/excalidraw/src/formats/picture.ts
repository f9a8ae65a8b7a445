import { FileError, FormatError, toDiagramFile, type FormatConverter } from '@letu/core';
import { pictureSize } from '@letu/core/pictureSize';
import { readElement } from '../document/element.js';
import { write } from '../document/write.js';
import { told } from './locales/index.js';

/** Where the size of a picture cannot be read. */
const UNKNOWN = { width: 480, height: 360 };
/** As wide or as high as a picture is on its board at most, in pixels. */
const LONGEST = 1600;

/** Reads a picture as a board that shows it, to be drawn upon. */
export const picture: FormatConverter = {
  read(bytes) {
    const file = fileOf(bytes);
    const { width, height } = pictureSize(file) ?? UNKNOWN;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const size = { width: width * scale, height: height * scale };
    const image = readElement({ fileId: file.id, ...size }, 'image', 'picture');
    return {
      source: write({ elements: [image], unknownElements: [], appState: {}, files: new Map(), rest: {} }),
      files: [file],
      notes: [told(({ onlyAPicture }) => onlyAPicture)],
    };
  },
};

function fileOf(bytes: Uint8Array) {
  try {
    return toDiagramFile(new Uint8Array(bytes));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new FormatError(
      error.code === 'too-large' ? 'too-large' : 'malformed',
      told(({ notAPicture }) => notAPicture),
    );
  }
}
