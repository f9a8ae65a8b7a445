import type { Migration } from './migration.js';

/** Where people keep backups of what they own, and what came of each. */
export const backups: Migration = {
  version: 6,
  name: 'backups',
  async up(execute, { text, big, table }) {
    const statements = [
      `create table backup_place (
        id ${text} primary key, owner_id ${text} not null references "user" on delete cascade, kind ${text} not null,
        name ${text} not null, url ${text} not null, user_name ${text} not null, secret ${text}, bucket ${text} not null,
        region ${text} not null, folder ${text} not null, schedule ${text} not null, keep ${big} not null,
        next_at ${big}, created_at ${big} not null, updated_at ${big} not null
      ) ${table}`,
      `create index backup_place_owner on backup_place (owner_id)`,
      `create index backup_place_due on backup_place (next_at) where next_at is not null`,
      `create table backup_run (
        id ${text} primary key, place_id ${text} not null references backup_place on delete cascade, status ${text} not null,
        started_by ${text} not null, started_at ${big} not null, ended_at ${big}, file ${text}, size ${big}, graphs ${big},
        reason ${text}
      ) ${table}`,
      `create index backup_run_place on backup_run (place_id, started_at)`,
    ];
    for (const statement of statements) await execute(statement);
  },
};
