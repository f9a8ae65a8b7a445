import type { Locale } from '@letu/core';
import { enUS } from '../locales/en-US.js';
import { zhCN, type FormMessages } from '../locales/zh-CN.js';

/** The default messages of form rules, by language. `${label}` and its like are filled in by antd. */
export const formMessages: Readonly<Record<Locale, FormMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
