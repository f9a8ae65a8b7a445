export { stdlibLibraries } from '../generated/libraries.js';
export { plantuml } from './definition.js';
export { plantumlMessages } from './locales/index.js';
export type { PlantumlMessages } from './locales/zh-CN.js';
export { withIncludes, type IncludeResolver } from './withIncludes.js';
export { defaultOptions, type PlantumlOptions } from './options.js';
export type { StdlibLibrary } from './stdlib/library.js';
