import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PromptMessages } from './zh-CN.js';

/** What the prompts say, in every interface language. */
export const promptMessages: Dictionary<PromptMessages> = {
  name: 'prompts',
  'zh-CN': zhCN,
  'en-US': enUS,
};
