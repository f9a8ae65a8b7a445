import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type FullscreenMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, FullscreenMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
