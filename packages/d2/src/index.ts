export { d2 } from './definition.js';
export { defaultOptions, type D2Options } from './options.js';
export type { D2Theme } from './themes.js';
