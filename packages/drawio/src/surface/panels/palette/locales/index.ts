import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PaletteMessages } from './zh-CN.js';

/** What the palette says, in every interface language. */
export const paletteMessages: Dictionary<PaletteMessages> = {
  name: 'drawioPalette',
  'zh-CN': zhCN,
  'en-US': enUS,
};
