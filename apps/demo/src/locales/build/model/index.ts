import { enUS } from './en-US.js';
import { zhCN } from './zh-CN.js';

/** What the pages of AI models say, by language. */
export const modelWords = { 'zh-CN': zhCN, 'en-US': enUS };
