import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { facts } from './facts.js';
import { defaultOptions, optionFields, type ExcalidrawOptions } from './options.js';
import { titleOf } from './titleOf.js';

/** Whiteboards of Excalidraw. */
export const excalidraw: DiagramDefinition<ExcalidrawOptions> = {
  ...facts,
  titleOf,
  examples,
  defaultOptions,
  optionFields,
  load: async (options) =>
    createHost(defaultOptions, { createWorker, sourceBytes: facts.sourceBytes, ...options }),
  loadSurface: async () => (await import('./surface.js')).loadBoardSurface(),
  loadMerge: async () => (await import('./document/merge.js')).mergeSources,
  loadCanvas: async () => (await import('./canvasPart.js')).canvasPart,
};
