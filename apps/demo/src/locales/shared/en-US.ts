import type { SharedMessages } from './zh-CN.js';

export const enUS: SharedMessages = {
  shared: {
    source: 'Source',
    copySource: 'Copy',
    sourceCopied: 'Source copied',
    useCopy: 'Use as a new diagram',
    openOwn: 'Open in Letu',
    by: (author, time) => `${author} · ${time}`,
    passwordTitle: 'This diagram asks for a password',
    passwordHint: 'Enter the password that came with the link.',
    password: 'Password',
    view: 'View',
    gone: 'This link opens nothing any more',
    goneHint: 'It may be misspelled, or it has ended. Ask whoever shared it for a new one.',
    ended: 'This link has ended',
    endedHint:
      'It was ended just now or has expired, and shows the diagram no more. Ask whoever shared it for a new one.',
  },
  invitation: {
    title: (from, title) => `${from} invites you to “${title}”`,
    hint: (thing, role) => `Once you accept, your role in this ${thing} is “${role}”.`,
    on: { graph: 'diagram', repository: 'repository' },
    accept: 'Accept',
    gone: 'This invitation is not valid',
    goneHint: (shared) =>
      `If you have accepted it, you do not need it again: what it was for is in “${shared}”. If not, it may have been taken back or sent to another address, or it is too old. Ask for a new one.`,
  },
};
