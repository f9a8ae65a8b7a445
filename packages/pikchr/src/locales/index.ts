import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PikchrMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, PikchrMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
