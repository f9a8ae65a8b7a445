import { enUS } from './en-US.js';
import { zhCN } from './zh-CN.js';

/** What the page of fonts says, by language. */
export const fontWords = { 'zh-CN': zhCN, 'en-US': enUS };
