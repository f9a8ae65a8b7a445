import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type HandchartMessages } from './zh-CN.js';

/** What charts say to a user, in every interface language. */
export const handchartMessages: Dictionary<HandchartMessages> = {
  name: 'handchart',
  'zh-CN': zhCN,
  'en-US': enUS,
};
