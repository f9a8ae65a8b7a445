import type { KeptText } from '@letu/core';
import { escapeXml } from '@letu/core/xml';
import { createGid } from '../documents/document.js';
import { loadChunk } from '../routing/loadChunk.js';

/** The editors that have a library of one's own. */
export type LibraryName = 'drawio' | 'excalidraw';

/** Something in a library. */
export interface LibraryItem {
  readonly title: string;
  /** A diagram of the kind that shows it. */
  readonly source: string;
  /** As the library has it. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** A format of libraries, and where one's own is kept on this device. */
export interface LibraryFormat {
  readonly kept: KeptText;
  readonly extension: string;
  readonly mediaType: string;
  /** Reads a library. @throws an error for a text that is none. */
  read(text: string): readonly LibraryItem[];
  write(items: readonly LibraryItem[]): string;
  rename(item: LibraryItem, title: string): LibraryItem;
}

/** Loads what is known of the libraries of an editor. */
export const loadLibrary = (name: LibraryName): Promise<LibraryFormat> =>
  name === 'drawio' ? loadShapes() : loadBoardItems();

async function loadShapes(): Promise<LibraryFormat> {
  const { ownLibrary, readLibrary, writeLibrary } = await loadChunk(() => import('@letu/drawio'));
  const itemOf = (raw: LibraryItem['raw']): LibraryItem => ({
    title: String(raw['title'] ?? ''),
    source: String(raw['xml'] ?? ''),
    raw,
  });
  return {
    kept: ownLibrary,
    extension: '.xml',
    mediaType: 'application/xml',
    read(text) {
      // Written anew, each shape is plain text, whatever packed it.
      const plain = writeLibrary(readLibrary(text));
      const root = new DOMParser().parseFromString(plain, 'application/xml').documentElement;
      return (JSON.parse(root.textContent ?? '[]') as LibraryItem['raw'][]).map(itemOf);
    },
    write: (items) =>
      items.length === 0
        ? ''
        : `<mxlibrary>${escapeXml(JSON.stringify(items.map(({ raw }) => raw)))}</mxlibrary>\n`,
    rename: ({ raw }, title) => itemOf({ ...raw, title }),
  };
}

async function loadBoardItems(): Promise<LibraryFormat> {
  const { ownLibrary } = await loadChunk(() => import('@letu/excalidraw'));
  const itemOf = (raw: LibraryItem['raw']): LibraryItem => ({
    title: String(raw['name'] ?? ''),
    source: JSON.stringify({
      type: 'excalidraw',
      version: 2,
      elements: raw['elements'],
      appState: { viewBackgroundColor: 'transparent' },
    }),
    raw,
  });
  return {
    kept: ownLibrary,
    extension: '.excalidrawlib',
    mediaType: 'application/vnd.excalidrawlib+json',
    read(text) {
      const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
      if (data['type'] !== 'excalidrawlib') throw new TypeError('This is no library.');
      // Items were lists of elements once.
      const listed = (data['libraryItems'] ?? data['library'] ?? []) as readonly unknown[];
      return listed.map((item) => {
        const raw = Array.isArray(item) ? { elements: item as unknown[] } : (item as LibraryItem['raw']);
        const made = { id: createGid(), status: 'unpublished', created: Date.now() };
        return itemOf({ ...made, ...raw });
      });
    },
    write: (items) =>
      items.length === 0
        ? ''
        : JSON.stringify({
            type: 'excalidrawlib',
            version: 2,
            source: 'letu',
            libraryItems: items.map(({ raw }) => raw),
          }),
    rename: ({ raw }, title) => itemOf({ ...raw, name: title }),
  };
}
