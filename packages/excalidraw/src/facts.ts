import { CANVAS_BYTES, type KindInfo } from '@letu/core';
import { formats } from './formats/formats.js';
import { guess } from './guess.js';

/** Whiteboards of Excalidraw: shapes as if drawn by hand, in JSON. */
export const facts: KindInfo = {
  kind: 'excalidraw',
  type: 'excalidraw',
  path: 'excalidraw',
  name: { 'zh-CN': 'Excalidraw', 'en-US': 'Excalidraw' },
  title: { 'zh-CN': 'Excalidraw 白板', 'en-US': 'Excalidraw board' },
  purpose: {
    'zh-CN': '随手画的草图、流程、架构与便签墙',
    'en-US': 'Sketches, flows, architectures and notes, as if drawn by hand',
  },
  extensions: ['.excalidraw'],
  fence: 'excalidraw',
  lineComment: '//',
  sign: {
    path: 'M5 9c7-.6 15-.4 22 0 .4 4.5 .3 9.5 0 14-7 .5-15 .4-22 0-.4-4.5-.4-9.5 0-14zM10 18c2-5 4-6 5-4s-1 4 1 4 3-4 6-4',
    colour: 'var(--letu-series-slate)',
  },
  kroki: ['excalidraw'],
  formats,
  guess,
  isByHand: true,
  hasShapes: true,
  figures: 'written',
  lookOptions: { look: 'letu' },
  sourceBytes: CANVAS_BYTES,
  order: 8,
};
