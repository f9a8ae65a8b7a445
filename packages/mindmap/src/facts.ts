import { CANVAS_BYTES, type KindInfo } from '@letu/core';
import { formats } from './formats/formats.js';
import { guess } from './guess.js';
import { samples } from './samples.js';

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
      'M11 12.5h7a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z' +
      'M20 16h9M20 16c3 0 1-8.5 4.5-8.5h4.5M20 16c3 0 1 8.5 4.5 8.5h4.5' +
      'M9 16c-2.5 0-1-5.5-4-5.5h-2M9 16c-2.5 0-1 5.5-4 5.5h-2',
    colour: 'var(--letu-series-wisteria)',
  },
  formats,
  guess,
  samples,
  sourceBytes: CANVAS_BYTES,
  order: 7,
};
