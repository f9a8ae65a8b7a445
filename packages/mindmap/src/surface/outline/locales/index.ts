import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type OutlineMessages } from './zh-CN.js';

/** What the outline of a map says, in every interface language. */
export const outlineMessages: Dictionary<OutlineMessages> = {
  name: 'mindmapOutline',
  'zh-CN': zhCN,
  'en-US': enUS,
};
