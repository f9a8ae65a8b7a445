import type { ConvertedFile, Diagram, DiagramFile, FormatContext, FormatConverter } from '@letu/core';
import { parse } from '../document/parse.js';
import { write } from '../document/write.js';
import type { MindMap } from '../document/model.js';
import { toMap, type MapDraft } from './draft.js';
import { Images } from './images.js';
import { Notes } from './notes.js';

/** What a reader of a format fills besides the map. */
export interface Reading extends FormatContext {
  readonly notes: Notes;
  readonly images: Images;
}

/** What a writer of a format is given besides the map. */
export interface Writing extends FormatContext {
  readonly notes: Notes;
  /** The files of the map, by their ids. */
  readonly files: ReadonlyMap<string, DiagramFile>;
}

/** How a format is read and written. */
export interface MapFormat {
  /** @throws FormatError */
  readonly read: (file: Uint8Array, reading: Reading) => MapDraft;
  readonly write: (map: MindMap, writing: Writing) => Uint8Array<ArrayBuffer> | string;
}

/** Makes the converter of a format: maps become sources, and sources maps. */
export function converterOf({ read, write: writeMap }: MapFormat): Required<FormatConverter> {
  return {
    read(file, context) {
      const notes = new Notes();
      const images = new Images();
      const map = toMap(read(file, { ...context, notes, images }), notes);
      return { source: write(map), files: images.files, notes: notes.toTexts() };
    },
    write({ source }: Diagram, files: readonly DiagramFile[], context: FormatContext): ConvertedFile {
      const notes = new Notes();
      const byId = new Map(files.map((file) => [file.id, file]));
      const written = writeMap(parse(source).map, { ...context, notes, files: byId });
      const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
      return { bytes, notes: notes.toTexts() };
    },
  };
}
