import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type PlantumlOptions } from './options.js';
import { service } from './service.js';
import { renderWithIncludes } from './withIncludes.js';
import { titleOf } from './titleOf.js';

/** PlantUML: UML and many other diagrams from text (https://plantuml.com). */
export const plantuml: DiagramDefinition<PlantumlOptions> = {
  ...facts,
  titleOf,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  withFiles: renderWithIncludes,
  service,
  load: async (options) => createHost(defaultOptions, { createWorker, ...options }),
  loadSurface: async () => (await import('./surface.js')).surface,
};
