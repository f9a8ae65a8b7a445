import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type CodecMessages } from './zh-CN.js';

/** The words of `@letu/codec`, in every interface language. */
export const codecMessages: Dictionary<CodecMessages> = {
  name: 'codec',
  'zh-CN': zhCN,
  'en-US': enUS,
};
