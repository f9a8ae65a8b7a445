export * from './document/model.js';
export { readLibrary, writeLibrary, type LibraryEntry } from './document/library.js';
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
