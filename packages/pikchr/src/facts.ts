import type { KindInfo } from '@letu/core';
import { guess } from './guess.js';

/** Pikchr: a small language for technical drawings (https://pikchr.org). */
export const facts: KindInfo = {
  kind: 'pikchr',
  type: 'pikchr',
  path: 'pikchr',
  name: { 'zh-CN': 'Pikchr', 'en-US': 'Pikchr' },
  title: { 'zh-CN': 'Pikchr 示意图', 'en-US': 'Pikchr drawing' },
  purpose: { 'zh-CN': '精确摆放的技术示意图', 'en-US': 'Technical drawings placed exactly' },
  extensions: ['.pikchr'],
  fence: 'pikchr',
  lineComment: '#',
  sign: {
    path:
      'M4.5 10h8a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z' +
      'M13.5 14h5m-2.5-2.5l2.5 2.5-2.5 2.5' +
      'M19 14a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z' +
      'M3.5 25h25.5M3.5 22.5v5M29 22.5v5',
    colour: 'var(--letu-series-gamboge)',
  },
  kroki: ['pikchr'],
  links: [
    {
      id: 'pikchrshow',
      title: { 'zh-CN': 'pikchrshow', 'en-US': 'pikchrshow' },
      server: 'https://pikchr.org',
      dialect: 'pikchrshow',
      path: (code) => `/home/pikchrshow?content=${code}`,
    },
  ],
  guess,
  lookOptions: { look: 'letu' },
  figures: 'read',
  order: 5,
};
