export { graphviz } from './definition.js';
export { graphvizMessages } from './locales/index.js';
export type { GraphvizMessages } from './locales/zh-CN.js';
export { defaultOptions, LAYOUTS, type GraphvizLayout, type GraphvizOptions } from './options.js';
