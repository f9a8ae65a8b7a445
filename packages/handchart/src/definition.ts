import type { DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { load } from './load.js';
import { defaultOptions, optionFields, type HandchartOptions } from './options.js';
import { titleOf } from './titleOf.js';

/** Hand-drawn charts: a table and a few words in YAML or JSON. */
export const handchart: DiagramDefinition<HandchartOptions> = {
  ...facts,
  titleOf,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  load,
  loadSurface: async () => (await import('./surface.js')).surface,
};
