import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type ShellMessages } from './zh-CN.js';

export const shellMessages: Readonly<Record<Locale, ShellMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
