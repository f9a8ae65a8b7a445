import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type EditorMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, EditorMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
