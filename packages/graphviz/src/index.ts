export { graphviz } from './definition.js';
export { defaultOptions, LAYOUTS, type GraphvizLayout, type GraphvizOptions } from './options.js';
