import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type GraphvizOptions } from './options.js';
import { titleOf } from './titleOf.js';

/** Graphviz: graphs in the DOT language, placed by eight layouts (https://graphviz.org). */
export const graphviz: DiagramDefinition<GraphvizOptions> = {
  ...facts,
  titleOf,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadSurface: async () => (await import('./surface.js')).surface,
};
