import { createWorker } from '#createWorker';
import { createHost } from '@letu/core';
import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { defaultOptions, optionFields, type D2Options } from './options.js';

/** D2: a declarative language for diagrams (https://d2lang.com). */
export const d2: DiagramKind<D2Options> = {
  kind: 'd2',
  type: 'D2LANG',
  title: { 'zh-CN': 'D2 图', 'en-US': 'D2 diagram' },
  extensions: ['.d2'],
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
