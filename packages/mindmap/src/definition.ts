import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type MindmapOptions } from './options.js';
import { titleOf } from './titleOf.js';

/** Mind maps: topics around a central one. */
export const mindmap: DiagramDefinition<MindmapOptions> = {
  ...facts,
  titleOf,
  examples,
  loadTemplates: async () => (await import('./templates.js')).templates,
  defaultOptions,
  optionFields,
  loadMerge: async () => (await import('./document/merge.js')).mergeSources,
  load: async (options) =>
    createHost(defaultOptions, { createWorker, sourceBytes: facts.sourceBytes, ...options }),
  loadSurface: async () => (await import('./surface.js')).loadMapSurface(),
};
