import type { Migration } from './migration.js';

/** Graphs are found by every way their titles are read; their terms are made anew when the server starts. */
export const readings: Migration = {
  version: 7,
  name: 'readings',
  async up(execute) {
    await execute(`update graph set search_terms = null`);
  },
};
