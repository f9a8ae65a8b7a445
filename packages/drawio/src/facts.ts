import { CANVAS_BYTES, type KindInfo } from '@letu/core';
import { formats } from './formats/formats.js';
import { guess } from './guess.js';

/** General diagrams: boxes and arrows of any sort, in the format of draw.io. */
export const facts: KindInfo = {
  kind: 'drawio',
  type: 'diagram',
  path: 'diagram',
  name: { 'zh-CN': '通用图', 'en-US': 'General diagram' },
  title: { 'zh-CN': '通用图', 'en-US': 'General diagram' },
  purpose: {
    'zh-CN': '流程图、架构图、UML、ER 图……框与箭头的一切，兼容 draw.io',
    'en-US': 'Flowcharts, architectures, UML, ER: all of boxes and arrows, as draw.io has them',
  },
  extensions: ['.drawio', '.drawio.xml', '.dio'],
  fence: 'drawio',
  // XML has no comment that ends with its line.
  lineComment: '',
  sign: {
    path:
      'M11 3.5h10a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5z' +
      'M16 11.5v4M8.5 20.5v-3.5a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5v3.5' +
      'M4 20.5h9v7.5h-9zM23.5 20l5 4.25-5 4.25-5-4.25z',
    colour: 'var(--letu-series-earth)',
  },
  kroki: ['diagramsnet'],
  links: [
    {
      id: 'diagrams.net',
      title: { 'zh-CN': 'draw.io', 'en-US': 'draw.io' },
      server: 'https://app.diagrams.net',
      dialect: 'draw.io',
      form: 'link',
      path: (code) => `/${code}`,
    },
  ],
  formats,
  guess,
  hasShapes: true,
  figures: 'written',
  lookOptions: { look: 'letu' },
  sourceBytes: CANVAS_BYTES,
  order: 9,
};
