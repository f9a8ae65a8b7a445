import { CANVAS_BYTES, type KindInfo } from '@letu/core';
import { formats } from './formats/formats.js';
import { guess } from './guess.js';

/** Mind maps: topics around a central one, in an outline of text. */
export const facts: KindInfo = {
  kind: 'mindmap',
  type: 'MINDMAP',
  path: 'mindmap',
  name: { 'zh-CN': '思维导图', 'en-US': 'Mind map' },
  title: { 'zh-CN': '思维导图', 'en-US': 'Mind map' },
  purpose: {
    'zh-CN': '从一个中心展开的想法、计划与笔记',
    'en-US': 'Ideas, plans and notes around one centre',
  },
  extensions: ['.mind'],
  fence: 'mind',
  lineComment: '>',
  sign: {
    path:
      'M11.5 13h9a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z' +
      'M22.5 16c3.5 0 1.5 -8.5 6.5 -8.5M22.5 16h6.5M22.5 16c3.5 0 1.5 8.5 6.5 8.5' +
      'M9.5 16c-3.5 0 -1.5 -7 -6.5 -7M9.5 16c-3.5 0 -1.5 7 -6.5 7',
    colour: 'var(--letu-series-wisteria)',
  },
  formats,
  guess,
  sourceBytes: CANVAS_BYTES,
  order: 7,
};
