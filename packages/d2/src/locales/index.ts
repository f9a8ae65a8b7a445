import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type D2Messages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, D2Messages>> = { 'zh-CN': zhCN, 'en-US': enUS };
