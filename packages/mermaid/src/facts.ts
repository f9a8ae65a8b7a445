import type { KindInfo } from '@letu/core';
import { guess } from './guess.js';
import { samples } from './samples.js';

/** Mermaid: diagrams of many kinds from Markdown-like text (https://mermaid.js.org). */
export const facts: KindInfo = {
  kind: 'mermaid',
  type: 'MERMAID',
  path: 'mermaid',
  name: { 'zh-CN': 'Mermaid', 'en-US': 'Mermaid' },
  title: { 'zh-CN': 'Mermaid 图', 'en-US': 'Mermaid diagram' },
  purpose: { 'zh-CN': '流程图、时序图、甘特图', 'en-US': 'Flowcharts, sequences, Gantt charts' },
  extensions: ['.mmd', '.mermaid'],
  fence: 'mermaid',
  lineComment: '%%',
  sign: {
    path:
      'M6 4h6a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z' +
      'M9 11v4M9 15l5 4-5 4-5-4zM14 19h6' +
      'M22 15.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z' +
      'M9 23v5',
    colour: 'var(--letu-series-rouge)',
  },
  kroki: ['mermaid'],
  links: [
    {
      id: 'mermaidLive',
      title: { 'zh-CN': 'mermaid.live', 'en-US': 'mermaid.live' },
      server: 'https://mermaid.live',
      dialect: 'mermaid.live',
      wrap: (code) => JSON.stringify({ code, mermaid: '{}' }),
      path: (code) => `/edit#${code}`,
    },
  ],
  guess,
  samples,
  lookOptions: { theme: 'letu' },
  figures: 'read',
  order: 1,
};
