import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PromptMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, PromptMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
