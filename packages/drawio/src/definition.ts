import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type DrawioOptions } from './options.js';
import { titleOf } from './titleOf.js';

/** General diagrams: boxes and arrows of any sort, in the format of draw.io. */
export const drawio: DiagramDefinition<DrawioOptions> = {
  ...facts,
  titleOf,
  examples,
  defaultOptions,
  optionFields,
  pagesOf: async (source) => (await import('./pagesOf.js')).pagesOf(source),
  load: async (options) =>
    createHost(defaultOptions, { createWorker, sourceBytes: facts.sourceBytes, ...options }),
  loadSurface: async () => (await import('./surface.js')).loadDrawioSurface(),
  loadMerge: async () => (await import('./document/merge.js')).mergeSources,
  loadCanvas: async () => (await import('./canvasPart.js')).canvasPart,
};
