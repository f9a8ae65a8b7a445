import { enUS } from './en-US.js';
import { zhCN } from './zh-CN.js';

/** What is said of backups, by language. */
export const backupWords = { 'zh-CN': zhCN, 'en-US': enUS };
