import { createWorker } from '#createWorker';
import { createHost } from '@letu/core';
import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type D2Options } from './options.js';

/** D2: a declarative language for diagrams (https://d2lang.com). */
export const d2: DiagramKind<D2Options> = {
  ...facts,
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
