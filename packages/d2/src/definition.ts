import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type D2Options } from './options.js';
import { titleOf } from './titleOf.js';

/** D2: a declarative language for diagrams (https://d2lang.com). */
export const d2: DiagramDefinition<D2Options> = {
  ...facts,
  titleOf,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadSurface: async () => (await import('./surface.js')).surface,
};
