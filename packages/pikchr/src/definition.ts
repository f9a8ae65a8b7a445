import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type PikchrOptions } from './options.js';

/** Pikchr: a small language for technical drawings (https://pikchr.org). */
export const pikchr: DiagramDefinition<PikchrOptions> = {
  ...facts,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadSurface: async () => (await import('./surface.js')).surface,
};
