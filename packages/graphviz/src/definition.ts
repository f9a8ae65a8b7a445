import { createWorker } from '#createWorker';
import { createHost } from '@letu/core';
import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type GraphvizOptions } from './options.js';

/** Graphviz: graphs in the DOT language, placed by eight layouts (https://graphviz.org). */
export const graphviz: DiagramKind<GraphvizOptions> = {
  ...facts,
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
