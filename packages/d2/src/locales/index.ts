import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type D2Messages } from './zh-CN.js';

/** What D2 diagrams say to a user, in every interface language. */
export const d2Messages: Dictionary<D2Messages> = {
  name: 'd2',
  'zh-CN': zhCN,
  'en-US': enUS,
};
