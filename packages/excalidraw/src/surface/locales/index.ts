import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type BoardMessages } from './zh-CN.js';

/** What the editor of boards says, in every interface language. */
export const boardMessages: Dictionary<BoardMessages> = {
  name: 'excalidraw-board',
  'zh-CN': zhCN,
  'en-US': enUS,
};
