import type { Locale } from '../locale.js';
import { enUS } from './en-US.js';
import { zhCN, type CoreMessages } from './zh-CN.js';

/** The messages of `core` in every interface language. */
export const coreMessages: Readonly<Record<Locale, CoreMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
