import { enUS } from './en-US.js';
import { zhCN } from './zh-CN.js';

/** What is said of exporting and importing what one owns, by language. */
export const cloudWords = { 'zh-CN': zhCN, 'en-US': enUS };
