import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PlantumlMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, PlantumlMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
