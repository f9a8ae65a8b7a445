import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type FullscreenMessages } from './zh-CN.js';

/** Why there is no full screen, in words. */
export const fullscreenMessages: Dictionary<FullscreenMessages> = {
  name: 'fullscreen',
  'zh-CN': zhCN,
  'en-US': enUS,
};
