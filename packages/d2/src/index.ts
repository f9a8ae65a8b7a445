export { d2 } from './definition.js';
export { d2Messages } from './locales/index.js';
export type { D2Messages } from './locales/zh-CN.js';
export { defaultOptions, type D2Options } from './options.js';
export type { D2Theme } from './themes.js';
