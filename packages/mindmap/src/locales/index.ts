import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type MindmapMessages } from './zh-CN.js';

/** What maps say to a user, in every interface language. */
export const mindmapMessages: Dictionary<MindmapMessages> = {
  name: 'mindmap',
  'zh-CN': zhCN,
  'en-US': enUS,
};
