import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type CodeMessages } from './zh-CN.js';

export const codeMessages: Readonly<Record<Locale, CodeMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
