import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type ExportMessages } from './zh-CN.js';

/** What is said where a picture becomes a file, in every interface language. */
export const exportMessages: Dictionary<ExportMessages> = { name: 'export', 'zh-CN': zhCN, 'en-US': enUS };
