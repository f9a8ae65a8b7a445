import type { CodeMessages } from './zh-CN.js';

export const enUS: CodeMessages = {
  code: (title) => `${title} source`,
  leaveHint: 'Press Esc, then Tab, to leave the editor.',
  largeText: 'The text is long: completion, help on hover, folding and quick fixes are off.',
  phrases: {},
};
