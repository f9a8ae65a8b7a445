import type { DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { loadEngine } from './loadEngine.js';
import { defaultOptions, optionFields, type MermaidOptions } from './options.js';
import { titleOf } from './titleOf.js';

/** Mermaid: diagrams of many kinds from Markdown-like text (https://mermaid.js.org). */
export const mermaid: DiagramDefinition<MermaidOptions> = {
  ...facts,
  titleOf,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  load: async (options) => loadEngine(options),
  loadSurface: async () => (await import('./surface.js')).surface,
};
