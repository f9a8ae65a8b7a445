import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type DemoMessages } from './zh-CN.js';

/** The texts of all languages, for what is looked for in any of them. Pages show those of `messagesOf`. */
export const messages: Readonly<Record<Locale, DemoMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
