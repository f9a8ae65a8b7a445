import type { PromptMessages } from './zh-CN.js';

export const enUS: PromptMessages = { label: 'Try one of these' };
