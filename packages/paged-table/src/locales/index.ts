import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PagedTableMessages } from './zh-CN.js';

export type { PagedTableMessages };
/** What the table says, in every interface language. */
export const pagedTableMessages: Dictionary<PagedTableMessages> = {
  name: 'paged-table',
  'zh-CN': zhCN,
  'en-US': enUS,
};
