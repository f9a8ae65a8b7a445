export { pikchr } from './definition.js';
export { pikchrMessages } from './locales/index.js';
export type { PikchrMessages } from './locales/zh-CN.js';
export { defaultOptions, type PikchrOptions } from './options.js';
