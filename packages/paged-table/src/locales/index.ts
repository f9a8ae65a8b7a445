import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PagedTableMessages } from './zh-CN.js';

export type { PagedTableMessages };
export const messages: Readonly<Record<Locale, PagedTableMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
