import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type DemoMessages } from './zh-CN.js';

export type { DemoMessages };
export const messages: Readonly<Record<Locale, DemoMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
