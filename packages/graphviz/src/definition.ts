import { createHost, type DiagramDefinition } from '@letu/core';
import { examples } from './examples.js';
import { defaultOptions, optionFields, type GraphvizOptions } from './options.js';

/** Graphviz: graphs in the DOT language, placed by eight layouts (https://graphviz.org). */
export const graphviz: DiagramDefinition<GraphvizOptions> = {
  kind: 'graphviz',
  type: 'graphviz',
  title: { 'zh-CN': 'Graphviz 图', 'en-US': 'Graphviz graph' },
  extensions: ['.dot', '.gv'],
  examples,
  defaultOptions,
  optionFields,
  load: async (options) =>
    createHost(defaultOptions, {
      createWorker: () => new Worker(new URL('./engine.worker.js', import.meta.url), { type: 'module' }),
      ...options,
    }),
};
