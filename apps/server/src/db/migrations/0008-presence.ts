import type { Migration } from './migration.js';

/** When someone last had a graph open, and last changed it. */
export const presence: Migration = {
  version: 8,
  name: 'presence',
  async up(execute, { big }) {
    await execute(`alter table graph_mark add column seen_at ${big}`);
    await execute(`alter table graph_mark add column edited_at ${big}`);
  },
};
