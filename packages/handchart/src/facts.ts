import type { KindInfo } from '@letu/core';
import { formats } from './formats/formats.js';
import { guess } from './guess.js';
import { samples } from './samples.js';

/** Hand-drawn charts: a table and a few words in YAML or JSON. */
export const facts: KindInfo = {
  kind: 'handchart',
  type: 'HANDCHART',
  path: 'handchart',
  name: { 'zh-CN': '手绘图表', 'en-US': 'Hand-drawn chart' },
  title: { 'zh-CN': '手绘图表', 'en-US': 'Hand-drawn chart' },
  purpose: {
    'zh-CN': '把一张表画成手绘的柱、线、饼等图',
    'en-US': 'Tables as bars, lines, pies and more, drawn by hand',
  },
  extensions: ['.handchart', '.chart.yaml', '.chart.json'],
  fence: 'handchart',
  lineComment: '#',
  sign: {
    path: 'M4 4v24h24M9 28v-8h4v8M16 28V12h4v16M23 28v-12h4v12M8 14l7-6 6 3 7-6',
    colour: 'var(--letu-series-cinnabar)',
  },
  formats,
  guess,
  samples,
  lookOptions: { look: 'letu' },
  order: 6,
};
