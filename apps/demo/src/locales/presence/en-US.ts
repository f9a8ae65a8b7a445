import type { PresenceMessages } from './zh-CN.js';

export const enUS: PresenceMessages = {
  presence: {
    title: 'Also in this diagram',
    guest: 'A guest',
    looks: (name) => `${name} is here too`,
    edits: (name) => `${name} is editing`,
    many: (name, count) => `${name} and ${count - 1} more are here`,
    looking: 'is here too',
    editing: 'is editing',
    between: ', ',
  },
};
