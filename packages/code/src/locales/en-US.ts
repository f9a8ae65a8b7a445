import type { CodeMessages } from './zh-CN.js';

export const enUS: CodeMessages = {
  code: (title) => `${title} source`,
  leaveHint: 'Press Esc, then Tab, to leave the editor.',
  commands: {
    find: 'Find and replace',
    comment: 'Toggle comment',
    complete: 'Suggest completions',
    nextProblem: 'Next problem',
    mend: 'Fix the problem',
    format: 'Format the text',
  },
  largeText: 'The text is long: completion, help on hover, folding and quick fixes are off.',
  phrases: {},
};
