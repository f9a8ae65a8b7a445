import type { Migration } from './migration.js';

/**
 * The files that graphs show, each kept once whoever shows it: who has sent it, and which graphs and templates have named it in
 * any revision. And what templates are drawn with, which was lost so far.
 */
export const files: Migration = {
  version: 4,
  name: 'files',
  async up(execute, { text, big, blob, table }) {
    const reference = (to: string) => `${text} not null references ${to}`;
    const statements = [
      `create table file (
        id ${text} primary key, media_type ${text} not null, size ${big} not null, created_at ${big} not null,
        content ${blob} not null
      ) ${table}`,
      `create table file_upload (
        user_id ${reference('"user" on delete cascade')}, file_id ${reference('file on delete cascade')},
        created_at ${big} not null, primary key (user_id, file_id)
      ) ${table}`,
      `create index file_upload_file on file_upload (file_id)`,
      `create index file_upload_age on file_upload (created_at)`,
      `create table graph_file (
        graph_id ${reference('graph on delete cascade')}, file_id ${reference('file')}, primary key (graph_id, file_id)
      ) ${table}`,
      `create index graph_file_file on graph_file (file_id)`,
      `create table template_file (
        template_id ${reference('template on delete cascade')}, file_id ${reference('file')},
        primary key (template_id, file_id)
      ) ${table}`,
      `create index template_file_file on template_file (file_id)`,
      `alter table graph add column files ${text} not null default '[]'`,
      `alter table revision add column files ${text} not null default '[]'`,
      `alter table template add column options ${text} not null default '{}'`,
      `alter table template add column files ${text} not null default '[]'`,
    ];
    for (const statement of statements) await execute(statement);
  },
};
