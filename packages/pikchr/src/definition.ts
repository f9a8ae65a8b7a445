import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { defaultOptions, optionFields, type PikchrOptions } from './options.js';

/** Pikchr: a small language for technical drawings (https://pikchr.org). */
export const pikchr: DiagramDefinition<PikchrOptions> = {
  kind: 'pikchr',
  type: 'pikchr',
  title: { 'zh-CN': 'Pikchr 示意图', 'en-US': 'Pikchr drawing' },
  extensions: ['.pikchr'],
  examples,
  defaultOptions,
  optionFields,
  load: async (options) =>
    createHost(defaultOptions, {
      createWorker: () => new Worker(new URL('./engine.worker.js', import.meta.url), { type: 'module' }),
      ...options,
    }),
};
