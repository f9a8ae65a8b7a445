import type { CanvasPart, LibraryItem, ShapeLibrary } from '@letu/core';
import { provideMermaid } from './mermaid.js';
import { setDefaults } from './ownDefaults.js';
import { ownLibrary } from './ownLibrary.js';

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

/** Gives an item what its format asks of each. */
const completed = (raw: LibraryItem['raw']) => ({
  id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  status: 'unpublished',
  created: Date.now(),
  ...raw,
});

const library: ShapeLibrary = {
  kept: ownLibrary,
  extension: '.excalidrawlib',
  mediaType: 'application/vnd.excalidrawlib+json',
  title: { 'zh-CN': '白板：我的素材', 'en-US': 'Boards: my library' },
  hint: {
    'zh-CN': '上传 Excalidraw 的素材库（.excalidrawlib），在白板右上角“素材库”里使用。',
    'en-US': 'Upload libraries of Excalidraw (.excalidrawlib), and use them in the library of boards.',
  },
  notOne: { 'zh-CN': '这不是 Excalidraw 的素材库。', 'en-US': 'This is no library of Excalidraw.' },
  read(text) {
    const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (data['type'] !== 'excalidrawlib') throw new TypeError('This is no library.');
    // Items were lists of elements once.
    const listed = (data['libraryItems'] ?? data['library'] ?? []) as readonly unknown[];
    return listed.map((item) =>
      itemOf(completed(Array.isArray(item) ? { elements: item } : (item as LibraryItem['raw']))),
    );
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

/** The elements of boards, as hosts set and keep them. */
export const canvasPart: CanvasPart = {
  library,
  setDefaults,
  takesIn: { kind: 'mermaid', provide: provideMermaid },
};
