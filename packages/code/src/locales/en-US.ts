import type { CodeMessages } from './zh-CN.js';

export const enUS: CodeMessages = {
  code: (title) => `${title} source`,
  leaveHint: 'Press Esc, then Tab, to leave the editor.',
  phrases: {},
};
