import type { CanvasPart, LibraryItem, ShapeLibrary } from '@letu/core';
import { escapeXml, rawText, readXml } from '@letu/core/xml';
import { readLibrary, writeLibrary } from './document/library.js';
import { setDefaults } from './ownDefaults.js';
import { ownLibrary } from './ownLibrary.js';
import { loadPaletteCategories } from './paletteCategories.js';
import { sampleOf } from './shapeLook.js';

const itemOf = (raw: LibraryItem['raw']): LibraryItem => ({
  title: String(raw['title'] ?? ''),
  source: String(raw['xml'] ?? ''),
  raw,
});

const library: ShapeLibrary = {
  kept: ownLibrary,
  extension: '.xml',
  mediaType: 'application/xml',
  title: { 'zh-CN': '通用图：我的图形', 'en-US': 'General diagrams: my shapes' },
  hint: {
    'zh-CN': '上传 draw.io 的图形库（.xml），在通用图左侧“我的图形”里使用。',
    'en-US': 'Upload shape libraries of draw.io (.xml), and use them in “My shapes” beside general diagrams.',
  },
  notOne: { 'zh-CN': '这不是 draw.io 的图形库。', 'en-US': 'This is no library of draw.io.' },
  read(text) {
    // Written anew, each shape is plain text, whatever packed it.
    const plain = rawText(readXml(writeLibrary(readLibrary(text))));
    return (JSON.parse(plain) as LibraryItem['raw'][]).map(itemOf);
  },
  write: (items) =>
    items.length === 0
      ? ''
      : `<mxlibrary>${escapeXml(JSON.stringify(items.map(({ raw }) => raw)))}</mxlibrary>\n`,
  rename: ({ raw }, title) => itemOf({ ...raw, title }),
};

/** The shapes of general diagrams, as hosts set and keep them. */
export const canvasPart: CanvasPart = {
  library,
  setDefaults,
  loadCategories: loadPaletteCategories,
  sampleOf,
};
