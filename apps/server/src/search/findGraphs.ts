import { sql, type RawBuilder } from 'kysely';
import type { OpenDatabase } from '../db/openDatabase.js';
import type { Queryable } from '../db/schema.js';
import { containing } from './containing.js';
import { diagramText } from './diagramText.js';
import { SEARCHED } from './searchTerms.js';
import { searchText, wantedPhrases, wantedTerms } from './words.js';

/** How many graphs a search finds at most: those that changed last. More would make a search slower the more there is. */
const FOUND = 1000;
/** How many of those that have a phrase are enough: no more are looked for among older graphs. */
const ENOUGH = 100;
/** How many graphs with the pairs of a phrase are looked into for the phrase itself. */
const LOOKED_INTO = 10_000;

/** What is searched for, and by whom. */
export interface GraphSearch {
  readonly userId: string;
  readonly q: string;
  readonly dialect: OpenDatabase['dialect'];
  readonly isTrashed: boolean;
  /** The one repository to search. */
  readonly repositoryId?: string | undefined;
}

/**
 * Returns the ids of graphs with all words of a query in their title or their text, or, for signs alone, with those in their title;
 * those that changed last where there are many.
 */
export async function findGraphs(db: Queryable, search: GraphSearch): Promise<readonly string[]> {
  const terms = wantedTerms(search.q);
  const places =
    search.repositoryId === undefined ? await placesOf(db, search.userId) : [search.repositoryId];
  if (terms.length === 0) {
    const title = sql<boolean>`lower(${sql.ref('title')}) like ${containing(search.q)} escape '\\'`;
    return inTable(db, title, places, search);
  }
  const phrases = wantedPhrases(search.q);
  if (phrases.length === 0) return withTerms(db, terms, places, search);
  const found: string[] = [];
  for (let from = 0; from < LOOKED_INTO && found.length < ENOUGH; from += FOUND) {
    const candidates = await withTerms(db, terms, places, search, from);
    found.push(...(await standingTogether(db, candidates, phrases)));
    if (candidates.length < FOUND) break;
  }
  return found.slice(0, FOUND);
}

/** Returns the ids of graphs that have all of some terms, wherever they stand. @param from How many newer ones are passed over. */
function withTerms(
  db: Queryable,
  terms: readonly string[],
  places: readonly string[],
  search: GraphSearch,
  from = 0,
): Promise<readonly string[]> {
  if (search.dialect === 'sqlite') return inSqlite(db, terms, places, search, from);
  const wanted = terms.map((term) => `'${term}':*`).join(' & ');
  const words = sql<boolean>`array_to_tsvector(string_to_array(search_terms, ' ')) @@ ${wanted}::tsquery`;
  return inTable(db, words, places, search, from);
}

/** Leaves the graphs in whose title or text each phrase stands as it was asked for: pairs of its signs may also stand apart. */
async function standingTogether(
  db: Queryable,
  ids: readonly string[],
  phrases: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const rows = await db
    .selectFrom('graph')
    .select(['id', 'title', 'source'])
    .where('id', 'in', ids)
    .execute();
  const whole = new Set(rows.filter((row) => hasPhrases(row, phrases)).map(({ id }) => id));
  return ids.filter((id) => whole.has(id));
}

function hasPhrases(row: { title: string; source: string }, phrases: readonly string[]): boolean {
  const title = searchText(row.title);
  const left = phrases.filter((phrase) => !title.includes(phrase));
  if (left.length === 0) return true;
  const text = searchText(diagramText(row.source).slice(0, SEARCHED));
  return left.every((phrase) => text.includes(phrase));
}

/** Everything that lets someone see a graph by name: being its owner, its repository, the graph itself, or a mark of one's own. */
async function placesOf(db: Queryable, userId: string): Promise<readonly string[]> {
  const granted = db
    .selectFrom('accessGrant')
    .select(sql<string>`coalesce(graph_id, repository_id)`.as('id'))
    .where('userId', '=', userId);
  const owned = db.selectFrom('repository').select('id').where('ownerId', '=', userId);
  const marked = db
    .selectFrom('graphMark as m')
    .innerJoin('graph as g', 'g.id', 'm.graphId')
    .select('g.id')
    .where('m.userId', '=', userId)
    .where('g.ownerId', '!=', userId);
  const rows = await granted.union(owned).union(marked).limit(2000).execute();
  return [userId, ...rows.map(({ id }) => id)];
}

async function inSqlite(
  db: Queryable,
  terms: readonly string[],
  places: readonly string[],
  { isTrashed }: GraphSearch,
  from: number,
): Promise<readonly string[]> {
  const words = terms.map((term) => `"${term}" *`).join(' AND ');
  const where = places.map((place) => `"${isTrashed ? 'trash' : ''}${place}"`).join(' OR ');
  const match = `terms : (${words}) AND place : (${where})`;
  const { rows } = await sql<{ graphId: string }>`
    select graph_id from graph_search_row where id in
      (select rowid from graph_search where graph_search match ${match} order by rowid desc limit ${FOUND} offset ${from})`.execute(
    db,
  );
  return rows.map(({ graphId }) => graphId);
}

async function inTable(
  db: Queryable,
  condition: RawBuilder<boolean>,
  places: readonly string[],
  { isTrashed }: GraphSearch,
  from = 0,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('graph')
    .select('id')
    .where(condition)
    .where('deletedAt', isTrashed ? 'is not' : 'is', null)
    .where((eb) =>
      eb.or([eb('ownerId', 'in', places), eb('repositoryId', 'in', places), eb('id', 'in', places)]),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(FOUND)
    .offset(from)
    .execute();
  return rows.map(({ id }) => id);
}
