import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type EditorMessages } from './zh-CN.js';

/** What the frame of an editor says, in every interface language. */
export const editorMessages: Dictionary<EditorMessages> = { name: 'editor', 'zh-CN': zhCN, 'en-US': enUS };
