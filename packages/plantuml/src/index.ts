export { stdlibLibraries } from '../generated/libraries.js';
export { plantuml } from './definition.js';
export { withIncludes, type IncludeResolver } from './withIncludes.js';
export { defaultOptions, type PlantumlOptions } from './options.js';
export type { StdlibLibrary } from './stdlib/library.js';
