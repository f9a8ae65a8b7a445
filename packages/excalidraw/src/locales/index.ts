import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type ExcalidrawMessages } from './zh-CN.js';

/** What boards say to a user, in every interface language. */
export const excalidrawMessages: Dictionary<ExcalidrawMessages> = {
  name: 'excalidraw',
  'zh-CN': zhCN,
  'en-US': enUS,
};
