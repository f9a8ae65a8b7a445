import type { KindInfo } from '@letu/core';
import { guess } from './guess.js';

/** Graphviz: graphs in the DOT language, placed by eight layouts (https://graphviz.org). */
export const facts: KindInfo = {
  kind: 'graphviz',
  type: 'graphviz',
  path: 'graphviz',
  name: { 'zh-CN': 'Graphviz', 'en-US': 'Graphviz' },
  title: { 'zh-CN': 'Graphviz 图', 'en-US': 'Graphviz graph' },
  purpose: { 'zh-CN': '自动布局的网络与依赖图', 'en-US': 'Networks laid out for you' },
  extensions: ['.dot', '.gv'],
  fence: 'dot',
  lineComment: '//',
  sign: {
    path:
      'M12.5 6.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z' +
      'M3.5 17a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z' +
      'M21 16.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z' +
      'M12 26a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z' +
      'M13.7 9.2l-4.4 5M18.2 9.2l4.2 4.6M9.2 19.8l4 3.6M22.5 19.4l-4.6 4.2',
    colour: 'var(--letu-series-bamboo)',
  },
  kroki: ['graphviz', 'dot'],
  links: [
    {
      id: 'graphvizOnline',
      title: { 'zh-CN': 'GraphvizOnline', 'en-US': 'GraphvizOnline' },
      server: 'https://dreampuf.github.io/GraphvizOnline',
      dialect: 'graphviz',
      path: (code) => `/#${code}`,
    },
    {
      id: 'edotor',
      title: { 'zh-CN': 'Edotor', 'en-US': 'Edotor' },
      server: 'https://edotor.net',
      dialect: 'graphviz',
      form: 'deflate',
      path: (code) => `/#${code}`,
    },
  ],
  guess,
  lookOptions: { look: 'letu' },
  figures: 'read',
  order: 4,
};
