import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type CodeMessages } from './zh-CN.js';

/** What the code pane says, in every interface language. */
export const codeMessages: Dictionary<CodeMessages> = {
  name: 'code',
  'zh-CN': zhCN,
  'en-US': enUS,
};
