import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type GraphvizMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, GraphvizMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
