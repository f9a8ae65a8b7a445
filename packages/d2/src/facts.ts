import type { KindInfo } from '@letu/core';
import { guess } from './guess.js';

/** D2: a declarative language for diagrams (https://d2lang.com). */
export const facts: KindInfo = {
  kind: 'd2',
  type: 'D2LANG',
  path: 'd2lang',
  name: { 'zh-CN': 'D2', 'en-US': 'D2' },
  title: { 'zh-CN': 'D2 图', 'en-US': 'D2 diagram' },
  purpose: { 'zh-CN': '架构图与关系图', 'en-US': 'Architecture and relations' },
  extensions: ['.d2'],
  fence: 'd2',
  lineComment: '#',
  sign: {
    path:
      'M6.5 4h10a3 3 0 0 1 3 3v18a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v-18a3 3 0 0 1 3 -3z' +
      'M9 8.5h5a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1 -1.5 1.5h-5a1.5 1.5 0 0 1 -1.5 -1.5v-2.5a1.5 1.5 0 0 1 1.5 -1.5z' +
      'M9 18.5h5a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 1 -1.5 1.5h-5a1.5 1.5 0 0 1 -1.5 -1.5v-2.5a1.5 1.5 0 0 1 1.5 -1.5z' +
      'M15.5 11.3h12v7.5m-2.5-2.5l2.5 2.5 2.5-2.5',
    colour: 'var(--letu-series-ultramarine)',
  },
  kroki: ['d2'],
  links: [
    {
      id: 'd2Playground',
      title: { 'zh-CN': 'D2 Playground', 'en-US': 'D2 Playground' },
      server: 'https://play.d2lang.com',
      dialect: 'd2',
      path: (code) => `/?script=${encodeURIComponent(code)}`,
    },
  ],
  guess,
  lookOptions: { theme: 'letu', darkTheme: 'letu', pad: 24 },
  figures: 'read',
  order: 3,
};
