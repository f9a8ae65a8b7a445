import type { ColumnTypes, Migration } from './migration.js';

/** The tables the product starts with. */
export const initial: Migration = {
  version: 1,
  name: 'initial',
  async up(execute, types) {
    for (const statement of [...accounts(types), ...graphs(types), ...sharing(types), ...tools(types)]) {
      await execute(statement);
    }
  },
};

const stamps = (big: string) => `created_at ${big} not null, updated_at ${big} not null`;

function accounts({ text, big, table }: ColumnTypes): string[] {
  return [
    `create table "user" (
      id ${text} primary key, uid ${big} not null unique, name ${text} not null, email ${text} not null unique,
      email_verified ${big} not null, image ${text}, locale ${text} not null, site_role ${text} not null, ${stamps(big)}
    ) ${table}`,
    `create table session (
      id ${text} primary key, token ${text} not null unique, user_id ${text} not null references "user" on delete cascade,
      expires_at ${big} not null, ip_address ${text}, user_agent ${text}, ${stamps(big)}
    ) ${table}`,
    `create index session_of_user on session (user_id)`,
    `create table account (
      id ${text} primary key, user_id ${text} not null references "user" on delete cascade,
      provider_id ${text} not null, account_id ${text} not null, password ${text}, access_token ${text},
      refresh_token ${text}, id_token ${text}, access_token_expires_at ${big}, refresh_token_expires_at ${big},
      scope ${text}, ${stamps(big)}, unique (provider_id, account_id)
    ) ${table}`,
    `create index account_of_user on account (user_id)`,
    `create table verification (
      id ${text} primary key, identifier ${text} not null, value ${text} not null, expires_at ${big} not null, ${stamps(big)}
    ) ${table}`,
    `create index verification_identifier on verification (identifier)`,
    `create table idempotency (
      user_id ${text} not null references "user" on delete cascade, key ${text} not null, fingerprint ${text} not null,
      response ${text} not null, created_at ${big} not null, primary key (user_id, key)
    ) ${table}`,
    `create index idempotency_age on idempotency (created_at)`,
  ];
}

function graphs({ text, big, table }: ColumnTypes): string[] {
  return [
    `create table repository (
      id ${text} primary key, owner_id ${text} not null references "user" on delete cascade, name ${text} not null,
      description ${text} not null, icon ${text} not null, colour ${text} not null, visibility ${text} not null,
      position ${big} not null, ${stamps(big)}
    ) ${table}`,
    `create index repository_owner on repository (owner_id, position)`,
    `create index repository_visibility on repository (visibility, position)`,
    // The source stands last: lists then never read the pages it spills over.
    `create table graph (
      id ${text} primary key, owner_id ${text} not null references "user" on delete cascade,
      repository_id ${text} references repository on delete set null, type ${text} not null, title ${text} not null,
      search_text ${text} not null, revision ${big} not null, deleted_at ${big}, ${stamps(big)}, source ${text} not null
    ) ${table}`,
    `create index graph_owner on graph (owner_id, updated_at, id) where deleted_at is null`,
    `create index graph_repository on graph (repository_id, updated_at, id) where deleted_at is null`,
    `create index graph_trash on graph (owner_id, deleted_at, id) where deleted_at is not null`,
    `create index graph_trash_age on graph (deleted_at) where deleted_at is not null`,
    `create index graph_repository_any on graph (repository_id)`,
    `create table graph_thumbnail (
      graph_id ${text} primary key references graph on delete cascade, svg ${text} not null, updated_at ${big} not null
    ) ${table}`,
    `create table graph_mark (
      user_id ${text} not null references "user" on delete cascade, graph_id ${text} not null references graph on delete cascade,
      favourite ${big} not null, opened_at ${big}, primary key (user_id, graph_id)
    ) ${table}`,
    `create index graph_mark_opened on graph_mark (user_id, opened_at)`,
    `create index graph_mark_graph on graph_mark (graph_id)`,
    `create table revision (
      graph_id ${text} not null references graph on delete cascade, number ${big} not null,
      author_id ${text} references "user" on delete set null, created_at ${big} not null, title ${text} not null,
      message ${text} not null, kind ${text} not null, saves ${big} not null, coalesced ${big} not null,
      content ${text} not null, primary key (graph_id, number)
    ) ${table}`,
    `create index revision_latest on revision (graph_id, number) where coalesced = 0`,
    `create index revision_author on revision (author_id)`,
  ];
}

function sharing({ text, big, table }: ColumnTypes): string[] {
  const on = `graph_id ${text} references graph on delete cascade, repository_id ${text} references repository on delete cascade`;
  const either = `check ((graph_id is null) <> (repository_id is null))`;
  return [
    `create table access_grant (
      id ${text} primary key, user_id ${text} not null references "user" on delete cascade,
      role ${big} not null, created_at ${big} not null, ${on},
      unique (user_id, graph_id), unique (user_id, repository_id), ${either}
    ) ${table}`,
    `create index access_grant_graph on access_grant (graph_id)`,
    `create index access_grant_repository on access_grant (repository_id)`,
    `create table share_link (
      id ${text} primary key, token ${text} not null unique, graph_id ${text} not null references graph on delete cascade,
      created_by ${text} not null references "user" on delete cascade, password_hash ${text}, revision ${big},
      expires_at ${big}, views ${big} not null, created_at ${big} not null
    ) ${table}`,
    `create index share_link_graph on share_link (graph_id)`,
    `create index share_link_creator on share_link (created_by)`,
    `create table invitation (
      id ${text} primary key, token_hash ${text} not null unique, role ${big} not null, email ${text},
      created_by ${text} not null references "user" on delete cascade, created_at ${big} not null,
      expires_at ${big} not null, ${on}, ${either}
    ) ${table}`,
    `create index invitation_graph on invitation (graph_id)`,
    `create index invitation_repository on invitation (repository_id)`,
    `create index invitation_creator on invitation (created_by)`,
  ];
}

function tools({ text, big, blob, table }: ColumnTypes): string[] {
  const owner = `owner_id ${text} references "user" on delete cascade`;
  return [
    `create table template (
      id ${text} primary key, ${owner}, type ${text} not null, title ${text} not null, description ${text} not null,
      subject ${text} not null, source ${text} not null, thumbnail ${text}, ${stamps(big)}
    ) ${table}`,
    `create index template_owner on template (owner_id, updated_at)`,
    `create table plugin_setting (
      id ${text} primary key, user_id ${text} references "user" on delete cascade, plugin ${text} not null,
      enabled ${big} not null, settings ${text} not null, updated_at ${big} not null
    ) ${table}`,
    `create unique index plugin_setting_of on plugin_setting (coalesce(user_id, ''), plugin)`,
    `create table font (
      id ${text} primary key, ${owner}, family ${text} not null, format ${text} not null, sha256 ${text} not null,
      size ${big} not null, created_at ${big} not null, content ${blob} not null
    ) ${table}`,
    `create index font_owner on font (owner_id)`,
    `create table preference (
      user_id ${text} not null references "user" on delete cascade, key ${text} not null, value ${text} not null,
      updated_at ${big} not null, primary key (user_id, key)
    ) ${table}`,
    `create table provider (
      id ${text} primary key, ${owner}, kind ${text} not null, name ${text} not null, base_url ${text} not null,
      secret ${text}, enabled ${big} not null, ${stamps(big)}
    ) ${table}`,
    `create index provider_owner on provider (owner_id)`,
    `create table model (
      id ${text} primary key, provider_id ${text} not null references provider on delete cascade, name ${text} not null,
      label ${text} not null, settings ${text} not null, enabled ${big} not null, ${stamps(big)}
    ) ${table}`,
    `create index model_provider on model (provider_id)`,
    `create table chat (
      id ${text} primary key, owner_id ${text} not null references "user" on delete cascade,
      graph_id ${text} references graph on delete set null, title ${text} not null, ${stamps(big)}
    ) ${table}`,
    `create index chat_owner on chat (owner_id, updated_at)`,
    `create index chat_graph on chat (graph_id)`,
    `create table message (
      id ${text} primary key, chat_id ${text} not null references chat on delete cascade, role ${text} not null,
      content ${text} not null, created_at ${big} not null
    ) ${table}`,
    `create index message_chat on message (chat_id, id)`,
  ];
}
