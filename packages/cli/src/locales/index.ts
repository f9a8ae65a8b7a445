import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type CliMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, CliMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
