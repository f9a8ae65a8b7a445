import { FormatError, type FormatConverter } from '@letu/core';
import { isJson, listOf, type Json } from '../document/fields.js';
import { takeImages } from '../document/images.js';
import { MAX_ELEMENTS, type Scene, type SceneElement } from '../document/model.js';
import { parse, sceneOf } from '../document/parse.js';
import { write } from '../document/write.js';
import { told } from './locales/index.js';
import { itemsOf } from './libraryItems.js';
import { inRows } from './rows.js';

/** Reads libraries of Excalidraw as boards on which their items stand in rows, and writes what stands on a board as items. */
export const library: Required<FormatConverter> = {
  read(file) {
    const { items, files: inline } = readItems(new TextDecoder().decode(file));
    if (items.length === 0)
      throw new FormatError(
        'malformed',
        told(({ emptyLibrary }) => emptyLibrary),
      );
    const elements = inRows(items);
    const board: Scene = { elements, unknownElements: [], appState: {}, files: inline, rest: {} };
    const { scene, files } = takeImages(board);
    return { source: write(scene), files, notes: [] };
  },
  write({ source }) {
    const { scene } = parse(source);
    if (!scene)
      throw new FormatError(
        'malformed',
        told(({ notABoard }) => notABoard),
      );
    const libraryItems = itemsOf(scene.elements).map((elements, index) => ({
      id: elements[0]?.id ?? String(index),
      status: 'unpublished',
      // A time is asked for, and means nothing here.
      created: 1,
      elements,
    }));
    const text = JSON.stringify(
      { type: 'excalidrawlib', version: 2, source: 'letu', libraryItems },
      undefined,
      2,
    );
    return { bytes: new TextEncoder().encode(`${text}\n`), notes: [] };
  },
};

/** The items of a library, each with what it consists of. */
export type LibraryItems = readonly (readonly SceneElement[])[];

/** Reads a library of either version: items were lists of elements once. @throws FormatError */
export function readItems(text: string): { readonly items: LibraryItems; readonly files: Scene['files'] } {
  const data = jsonOf(text);
  if (!data || data['type'] !== 'excalidrawlib') {
    throw new FormatError(
      'malformed',
      told(({ notALibrary }) => notALibrary),
    );
  }
  const listed = listOf(data['libraryItems'] ?? data['library']).map((item) =>
    isJson(item) ? listOf(item['elements']) : listOf(item),
  );
  if (listed.reduce((sum, { length }) => sum + length, 0) > MAX_ELEMENTS) {
    throw new FormatError(
      'too-large',
      told(({ tooMany }) => tooMany(MAX_ELEMENTS)),
    );
  }
  const scenes = listed.map((elements) => sceneOf({ elements }));
  return {
    items: scenes.flatMap((scene) => (scene && scene.elements.length > 0 ? [scene.elements] : [])),
    files: sceneOf({ elements: [], files: data['files'] })?.files ?? new Map(),
  };
}

function jsonOf(text: string): Json | undefined {
  try {
    const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isJson(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
