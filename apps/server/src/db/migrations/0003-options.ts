import type { Migration } from './migration.js';

/** What a graph is drawn with, such as its layout, is part of what is saved of it, and of each revision. */
export const options: Migration = {
  version: 3,
  name: 'options',
  async up(execute, { text }) {
    await execute(`alter table graph add column options ${text} not null default '{}'`);
    await execute(`alter table revision add column options ${text} not null default '{}'`);
  },
};
