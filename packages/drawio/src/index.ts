export { drawio } from './definition.js';
export * from './document/model.js';
export { readFile } from './document/readFile.js';
export {
  baseNames,
  formatStyle,
  parseStyle,
  styleMap,
  styleValue,
  withBase,
  withStyle,
  type StyleEntry,
} from './document/style.js';
export { writeFile } from './document/writeFile.js';
export { readLibrary, writeLibrary, type LibraryEntry } from './document/library.js';
export { drawioMessages } from './locales/index.js';
export type { DrawioMessages } from './locales/zh-CN.js';
export { defaultOptions, type DrawioOptions } from './options.js';
