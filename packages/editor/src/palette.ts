'use client';

export {
  Palette,
  type PaletteEntry,
  type PalettePoint,
  type PaletteProps,
  type PaletteSection,
} from './shell/palette/Palette.js';
export { filterTitled } from './shell/commands/filterCommands.js';
export { matchesPinyin } from './shell/commands/pinyin.js';
export { isShortcut, shortcutLabel } from './shell/commands/shortcut.js';
export { useIsMac } from './shell/commands/useIsMac.js';
