import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type ConvertMessages } from './zh-CN.js';

/** The words of `@letu/convert`, in every interface language. */
export const convertMessages: Dictionary<ConvertMessages> = {
  name: 'convert',
  'zh-CN': zhCN,
  'en-US': enUS,
};
