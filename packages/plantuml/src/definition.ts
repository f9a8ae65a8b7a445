import { createWorker } from '#createWorker';
import { createHost } from '@letu/core';
import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { defaultOptions, optionFields, type PlantumlOptions } from './options.js';

/** PlantUML: UML and many other diagrams from text (https://plantuml.com). */
export const plantuml: DiagramKind<PlantumlOptions> = {
  kind: 'plantuml',
  type: 'TEXT',
  title: { 'zh-CN': 'PlantUML 图', 'en-US': 'PlantUML diagram' },
  extensions: ['.puml', '.plantuml', '.iuml', '.pu', '.wsd'],
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
