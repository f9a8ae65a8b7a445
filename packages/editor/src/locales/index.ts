import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type ViewMessages } from './zh-CN.js';

/** What a view says, and the panes of an editor, in every interface language. */
export const viewMessages: Dictionary<ViewMessages> = { name: 'view', 'zh-CN': zhCN, 'en-US': enUS };
