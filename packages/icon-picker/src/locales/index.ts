import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type IconPickerMessages } from './zh-CN.js';

export const messages: Readonly<Record<Locale, IconPickerMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
