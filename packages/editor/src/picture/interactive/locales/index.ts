import type { Locale } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PictureMessages } from './zh-CN.js';

export const pictureMessages: Readonly<Record<Locale, PictureMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
