import { createWorker } from '#createWorker';
import { createHost } from '@letu/core';
import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type PikchrOptions } from './options.js';

/** Pikchr: a small language for technical drawings (https://pikchr.org). */
export const pikchr: DiagramKind<PikchrOptions> = {
  ...facts,
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
