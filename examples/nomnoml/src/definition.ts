import { createWorker } from '#createWorker';
import type { DiagramKind } from '@letu/code/language';
import { createHost } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type NomnomlOptions } from './options.js';

/** nomnoml: boxes and lines in one line each (https://www.nomnoml.com). */
export const nomnoml: DiagramKind<NomnomlOptions> = {
  ...facts,
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
