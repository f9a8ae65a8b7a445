import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type FullscreenMessages } from './zh-CN.js';

/** What the toggle says, in every interface language. */
export const fullscreenToggleMessages: Dictionary<FullscreenMessages> = {
  name: 'fullscreen-toggle',
  'zh-CN': zhCN,
  'en-US': enUS,
};
