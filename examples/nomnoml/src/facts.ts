import type { KindInfo } from '@letu/core';

/** A box with a name, joined to another or standing alone: `[甲] -> [乙]`. */
const START = /^(?:\[[^\]\n]+\]\s*(?:[-+o<(]|$)|\[<\w+>)/m;

/** nomnoml: boxes and lines in one line each (https://www.nomnoml.com). */
export const facts: KindInfo = {
  kind: 'nomnoml',
  type: 'NOMNOML',
  path: 'nomnoml',
  name: { 'zh-CN': 'nomnoml', 'en-US': 'nomnoml' },
  title: { 'zh-CN': 'nomnoml 图', 'en-US': 'nomnoml diagram' },
  purpose: { 'zh-CN': '一行一笔的 UML 草图', 'en-US': 'UML sketches, a line at a time' },
  extensions: ['.nomnoml', '.noml'],
  fence: 'nomnoml',
  lineComment: '//',
  sign: {
    path: 'M4 5h24v22H4zM4 12h24M16 12v15',
    colour: 'var(--letu-series-wisteria, #7c3aed)',
  },
  kroki: ['nomnoml'],
  guess: (text) => (START.test(text) ? 1 : 0),
};
