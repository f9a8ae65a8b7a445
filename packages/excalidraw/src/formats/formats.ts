import { localizedText, mediaTypeOf, type ForeignFormat } from '@letu/core';

/** What is looked at of a file, in bytes. */
const BEGINNING = 4096;
const LIBRARY = /^\uFEFF?\s*\{[\s\S]*?"type"\s*:\s*"excalidrawlib"/;

/** The file formats of others that boards are read from and written to, in the order to offer them. */
export const formats: readonly ForeignFormat[] = [
  {
    id: 'excalidraw',
    title: localizedText('Excalidraw（含图片）', 'Excalidraw, with images'),
    extensions: ['.excalidraw'],
    mediaType: 'application/vnd.excalidraw+json',
    // Such a file is a source itself: its images move out of the text when it is edited.
    reads: false,
    writes: true,
    load: async () => (await import('./board.js')).board,
  },
  {
    id: 'excalidrawlib',
    title: localizedText('Excalidraw 素材库', 'Excalidraw library'),
    extensions: ['.excalidrawlib'],
    mediaType: 'application/vnd.excalidrawlib+json',
    reads: true,
    writes: true,
    guess: (file) => (LIBRARY.test(new TextDecoder().decode(file.subarray(0, BEGINNING))) ? 1 : 0),
    load: async () => (await import('./library.js')).library,
  },
  {
    id: 'picture',
    title: localizedText('图片', 'Picture'),
    extensions: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.svg'],
    mediaType: 'image/png',
    reads: true,
    writes: false,
    guess: (file) => (mediaTypeOf(file) ? 1 : 0),
    isLast: true,
    load: async () => (await import('./picture.js')).picture,
  },
];
