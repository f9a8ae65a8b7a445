import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type CodecMessages } from './zh-CN.js';

/** The messages of the codec in every interface language. */
export const codecMessages: Readonly<Record<Locale, CodecMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
