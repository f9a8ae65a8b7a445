import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type NomnomlOptions } from './options.js';

/** nomnoml: boxes and lines in one line each (https://www.nomnoml.com). */
export const nomnoml: DiagramDefinition<NomnomlOptions> = {
  ...facts,
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadSurface: async () => (await import('./surface.js')).surface,
};
