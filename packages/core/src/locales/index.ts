import type { Dictionary } from '../messages.js';
import { enUS } from './en-US.js';
import { zhCN, type CoreMessages } from './zh-CN.js';

/** The messages of `core` in every interface language. */
export const coreMessages: Dictionary<CoreMessages> = { name: 'core', 'zh-CN': zhCN, 'en-US': enUS };
