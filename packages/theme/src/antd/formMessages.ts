import type { Dictionary } from '@letu/core';
import { enUS } from '../locales/en-US.js';
import { zhCN, type FormMessages } from '../locales/zh-CN.js';

/** The default messages of form rules, by language. `${label}` and its like are filled in by antd. */
export const formMessages: Dictionary<FormMessages> = { name: 'form', 'zh-CN': zhCN, 'en-US': enUS };
