import { enUS } from './en-US.js';
import { zhCN } from './zh-CN.js';

/** What is said where two changes of a diagram are put together, by language. */
export const conflictWords = { 'zh-CN': zhCN, 'en-US': enUS };
