import { createWorker } from '#createWorker';
import { createHost } from '@letu/core';
import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type PlantumlOptions } from './options.js';
import { renderWithIncludes } from './withIncludes.js';

/** PlantUML: UML and many other diagrams from text (https://plantuml.com). */
export const plantuml: DiagramKind<PlantumlOptions> = {
  ...facts,
  examples,
  defaultOptions,
  optionFields,
  withFiles: renderWithIncludes,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadLanguage: async () => (await import('./language.js')).language,
};
