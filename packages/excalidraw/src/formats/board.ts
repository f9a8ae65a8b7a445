import { dataAddress, FormatError, type FormatConverter } from '@letu/core';
import { imageIdsOf } from '../document/images.js';
import { parse } from '../document/parse.js';
import { write } from '../document/write.js';
import { told } from './locales/index.js';

/** Writes the files of Excalidraw, which have their images in the text. */
export const board: FormatConverter = {
  write({ source }, files) {
    const { scene } = parse(source);
    if (!scene) {
      throw new FormatError(
        'malformed',
        told(({ notABoard }) => notABoard),
      );
    }
    const known = new Map(files.map((file) => [file.id, file]));
    const ids = imageIdsOf(scene.elements);
    const missing = ids.filter((id) => !known.has(id) && !scene.files.has(id));
    const inline = Object.fromEntries([
      ...[...scene.files].map(([id, file]) => [id, { ...file, id }]),
      ...ids.flatMap((id) => {
        const file = known.get(id);
        // A time is asked for, and means nothing here.
        return file ? [[id, { mimeType: file.mediaType, id, dataURL: dataAddress(file), created: 1 }]] : [];
      }),
    ]) as Record<string, unknown>;
    const text = write({ ...scene, rest: { ...scene.rest, source: 'letu', files: inline } });
    return {
      bytes: new TextEncoder().encode(text),
      notes: missing.length > 0 ? [told(({ missingImages }) => missingImages(missing.length))] : [],
    };
  },
};
