import { enUS } from './en-US.js';
import { zhCN } from './zh-CN.js';

/** What is said on the page that makes pictures, by language. */
export const domimageWords = { 'zh-CN': zhCN, 'en-US': enUS };
