import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type MermaidMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, MermaidMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
