import type { Migration } from './migration.js';

/** What graphs are found by besides their title: the words of their source, and Pinyin. */
export const search: Migration = {
  version: 5,
  name: 'search',
  async up(execute, { text, dialect }) {
    // Last in the row, since lists never read it; null until the words of a graph are known.
    await execute(`alter table graph add column search_terms ${text}`);
    await execute(`create index graph_unsearched on graph (id) where search_terms is null`);
    for (const statement of dialect === 'sqlite' ? SQLITE : POSTGRES) await execute(statement);
  },
};

const POSTGRES = [
  `create index graph_search on graph using gin (array_to_tsvector(string_to_array(search_terms, ' ')))`,
];

/**
 * Who may find a graph, as words beside its own: its owner, its repository, itself, and each by another word in the trash. One
 * word that all have would be read through with every search.
 */
const PLACE = `case when new.deleted_at is null
  then new.owner_id || ' ' || coalesce(new.repository_id, '') || ' ' || new.id
  else 'trash' || new.owner_id || ' trash' || coalesce(new.repository_id, '') || ' trash' || new.id end`;

/** Numbers grow with each save, so that those that changed last are found first without being sorted. */
const index = `
  insert into graph_search_row (graph_id) values (new.id);
  insert into graph_search (rowid, place, terms)
    select id, ${PLACE}, new.search_terms from graph_search_row where graph_id = new.id;`;
const forget = `
  delete from graph_search where rowid = (select id from graph_search_row where graph_id = old.id);
  delete from graph_search_row where graph_id = old.id;`;

const SQLITE = [
  `create table graph_search_row (id integer primary key autoincrement, graph_id text not null unique) strict`,
  // Terms arrive in lower case and without punctuation; beginnings of up to three signs have lists of their own.
  `create virtual table graph_search using fts5
    (place, terms, content='', contentless_delete=1, tokenize='ascii', prefix='1 2 3', detail='column')`,
  `create trigger graph_search_added after insert on graph when new.search_terms is not null begin ${index} end`,
  `create trigger graph_search_changed after update of search_terms, owner_id, repository_id, deleted_at on graph
    when new.search_terms is not null begin ${forget} ${index} end`,
  `create trigger graph_search_deleted after delete on graph begin ${forget} end`,
];
