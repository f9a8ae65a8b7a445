export { pikchr } from './definition.js';
export { defaultOptions, type PikchrOptions } from './options.js';
