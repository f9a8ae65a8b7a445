import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type RenderMessages } from './zh-CN.js';

/** The messages of `render` in every interface language. */
export const messages: Readonly<Record<Locale, RenderMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
