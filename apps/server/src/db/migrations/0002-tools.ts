import type { Migration } from './migration.js';

/**
 * What templates, fonts and plugins are found and shown by. No version before has stored any of them, so their tables are made
 * anew: in SQLite a column behind large content is only reached by reading all of it.
 */
export const tools: Migration = {
  version: 2,
  name: 'tools',
  async up(execute, { text, big, blob, table }) {
    const owner = `owner_id ${text} references "user" on delete cascade`;
    const statements = [
      `drop table template`,
      `create table template (
        id ${text} primary key, ${owner}, type ${text} not null, title ${text} not null, description ${text} not null,
        search_text ${text} not null, subject ${text} not null, visibility ${text} not null,
        created_at ${big} not null, updated_at ${big} not null, thumbnail ${text}, source ${text} not null
      ) ${table}`,
      `create index template_owner on template (owner_id, updated_at)`,
      `create index template_visibility on template (visibility, updated_at)`,
      `drop table font`,
      `create table font (
        id ${text} primary key, ${owner}, family ${text} not null, weight ${big} not null, style ${text} not null,
        format ${text} not null, embedding ${text} not null, glyphs ${big} not null, hanzi ${big} not null,
        common_hanzi ${big} not null, sha256 ${text} not null, size ${big} not null, created_at ${big} not null,
        content ${blob} not null
      ) ${table}`,
      `create unique index font_of on font (coalesce(owner_id, ''), sha256)`,
      `create index font_owner on font (owner_id)`,
      `alter table plugin_setting add column locked ${big} not null default 0`,
    ];
    for (const statement of statements) await execute(statement);
  },
};
