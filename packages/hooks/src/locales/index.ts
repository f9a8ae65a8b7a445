import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type FullscreenMessages } from './zh-CN.js';

/** Why there is no full screen, in words. */
export const fullscreenMessages: Readonly<Record<Locale, FullscreenMessages>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
};
