import type { KindInfo } from '@letu/core';
import { guess } from './guess.js';

/** PlantUML: UML and many other diagrams from text (https://plantuml.com). */
export const facts: KindInfo = {
  kind: 'plantuml',
  type: 'TEXT',
  path: 'planttext',
  name: { 'zh-CN': 'PlantUML', 'en-US': 'PlantUML' },
  title: { 'zh-CN': 'PlantUML 图', 'en-US': 'PlantUML diagram' },
  purpose: { 'zh-CN': 'UML、架构图、思维导图', 'en-US': 'UML, architecture, mind maps' },
  extensions: ['.puml', '.plantuml', '.iuml', '.pu', '.wsd'],
  fence: 'plantuml',
  lineComment: "'",
  sign: {
    path:
      'M5 4h6a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-6a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5z' +
      'M21 4h6a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-6a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5z' +
      'M8 10v2.5M8 15v2.5M8 20v2.5M8 25v2.5' +
      'M24 10v2.5M24 15v2.5M24 20v2.5M24 25v2.5' +
      'M8 16h14m-3-2.5l3 2.5-3 2.5M24 24H10m3-2.5L10 24l3 2.5',
    colour: 'var(--letu-series-lake)',
  },
  kroki: ['plantuml', 'c4plantuml'],
  links: [
    {
      id: 'plantuml',
      title: { 'zh-CN': 'PlantUML 服务器', 'en-US': 'PlantUML server' },
      server: 'https://www.plantuml.com/plantuml',
      dialect: 'plantuml',
      path: (code) => `/uml/${code}`,
    },
  ],
  guess,
  lookOptions: { themeName: 'letu' },
  figures: 'read',
  order: 2,
};
