export { drawio } from './definition.js';
export { drawioMessages } from './locales/index.js';
export type { DrawioMessages } from './locales/zh-CN.js';
export { defaultOptions, type DrawioOptions } from './options.js';
