import { sql, type Expression } from 'kysely';
import type { Query } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import type { Call, Handlers } from '../calls/call.js';
import { pageOf, reachOf } from '../calls/paging.js';
import {
  countedIn,
  idsIn,
  ownedPart,
  repositoryPart,
  sharedParts,
  type GraphPart,
} from '../graphs/graphParts.js';
import { graphRows, toSummary, trashedGraphs } from '../graphs/graphRows.js';
import { findGraphs, type GraphSearch } from '../search/findGraphs.js';

type ListQuery = Omit<Query<'graph.list'>, 'scope'>;
type Scope = NonNullable<Query<'graph.list'>['scope']>;
type Rows = ReturnType<typeof graphRows>;

const SORTS = {
  updatedAt: { by: sql.ref<number>('g.updatedAt'), type: 'number' },
  createdAt: { by: sql.ref<number>('g.createdAt'), type: 'number' },
  title: { by: sql.ref<string>('g.title'), type: 'string' },
  openedAt: { by: sql<number>`coalesce(${sql.ref('m.openedAt')}, 0)`, type: 'number' },
  deletedAt: { by: sql.ref<number>('g.deletedAt'), type: 'number' },
} as const;

export const listHandlers: Handlers<'graph.list' | 'repository.graphs' | 'trash.list'> = {
  async 'graph.list'(call) {
    const { db, query } = call;
    const userId = call.caller.user.id;
    const scope = query.scope ?? 'all';
    const sort = query.sort ?? (scope === 'recent' ? 'openedAt' : 'updatedAt');
    const found = await searched(call, query.q);
    const wanted = { ...query, sort };
    const parts = found ? undefined : partsOf(db, userId, scope);
    if (parts) return listedOf(db, userId, parts, wanted);
    const rows = found ? withinFound(db, userId, scope, found) : marked(db, userId, scope);
    return listed(db, userId, rows.where('g.deletedAt', 'is', null), wanted);
  },

  async 'repository.graphs'(call) {
    const { db, caller, repository, query } = call;
    const userId = caller.user.id;
    const found = await searched(call, query.q, { repositoryId: repository.id });
    if (!found) return listedOf(db, userId, [repositoryPart(db, repository.id)], query);
    const rows = graphRows(db, userId)
      .where('g.repositoryId', '=', repository.id)
      .where('g.deletedAt', 'is', null);
    return listed(db, userId, among(rows, found), query);
  },

  async 'trash.list'(call) {
    const { db, caller, query } = call;
    const found = await searched(call, query.q, { isTrashed: true });
    const rows = graphRows(db, caller.user.id).where('g.id', 'in', trashedGraphs(db, caller.user.id));
    return listed(db, caller.user.id, found ? among(rows, found) : rows, { ...query, sort: 'deletedAt' });
  },
};

/** Returns the ids of what a list's query finds; undefined where it asks for nothing. */
async function searched(
  { db, database, caller }: Pick<Call<'graph.list'>, 'db' | 'database' | 'caller'>,
  q: string | undefined,
  where: Partial<Pick<GraphSearch, 'repositoryId' | 'isTrashed'>> = {},
): Promise<readonly string[] | undefined> {
  if (q === undefined || q.trim() === '') return undefined;
  const { dialect } = database;
  return findGraphs(db, { userId: caller.user.id, q, dialect, isTrashed: false, ...where });
}

/** Leaves those with one of these ids; none has an empty one. */
const among = (rows: Rows, ids: readonly string[]): Rows =>
  rows.where('g.id', 'in', ids.length === 0 ? [''] : ids);

/** Asks of each graph that was found whether it belongs to a list, where those without a search begin with what belongs. */
function withinFound(db: Queryable, userId: string, scope: Scope, found: readonly string[]): Rows {
  const rows = among(graphRows(db, userId), found);
  switch (scope) {
    case 'owned':
      return rows.where('g.ownerId', '=', userId);
    case 'all':
      return joined(rows, userId);
    case 'shared':
      return joined(rows, userId).where('g.ownerId', '!=', userId);
    case 'favourite':
      return visible(rows, userId).where('m.favourite', '=', 1);
    case 'recent':
      return visible(rows, userId).where('m.openedAt', 'is not', null);
  }
}

/** Leaves what someone owns, or is shared with them by name. */
function joined(rows: Rows, userId: string): Rows {
  return rows.where((eb) =>
    eb.or([
      eb('g.ownerId', '=', userId),
      eb('r.ownerId', '=', userId),
      eb('a.role', 'is not', null),
      eb('b.role', 'is not', null),
    ]),
  );
}

/** Returns what a list is made of; undefined where it is for their marks that graphs are listed. */
function partsOf(db: Queryable, userId: string, scope: Scope): readonly GraphPart[] | undefined {
  switch (scope) {
    case 'owned':
      return [ownedPart(db, userId)];
    case 'shared':
      return sharedParts(db, userId);
    case 'all':
      return [ownedPart(db, userId), ...sharedParts(db, userId)];
    default:
      return undefined;
  }
}

/** The graphs that someone has marked: a list begins with these, not with all there are. */
function marked(db: Queryable, userId: string, scope: Scope): Rows {
  const marks = db.selectFrom('graphMark').select('graphId').where('userId', '=', userId);
  const isWanted =
    scope === 'favourite' ? marks.where('favourite', '=', 1) : marks.where('openedAt', 'is not', null);
  return visible(graphRows(db, userId), userId).where('g.id', 'in', isWanted);
}

/** Leaves out what someone has marked and may no longer see. */
function visible(rows: Rows, userId: string): Rows {
  return rows.where((eb) =>
    eb.or([
      eb('g.ownerId', '=', userId),
      eb('r.ownerId', '=', userId),
      eb('r.visibility', '=', 'site'),
      eb('a.role', 'is not', null),
      eb('b.role', 'is not', null),
    ]),
  );
}

type Wanted = Omit<ListQuery, 'sort'> & { readonly sort?: keyof typeof SORTS | undefined };

const directionOf = ({ order, sort }: Wanted) => order ?? (sort === 'title' ? 'asc' : 'desc');

/** Lists what some parts have. Of thousands, no more than a page is joined with what is beside them, and nothing to count them. */
function listedOf(db: Queryable, userId: string, parts: readonly GraphPart[], wanted: Wanted) {
  const { type, sort = 'updatedAt', after } = wanted;
  const ofType = type === undefined ? parts : parts.map((part) => part.where('type', '=', type));
  // What follows a key may stand anywhere in a part.
  const isByIndex = sort === 'updatedAt' && after === undefined;
  const first = { column: 'updatedAt', order: directionOf(wanted), limit: reachOf(wanted) } as const;
  const ids = idsIn(db, ofType, isByIndex ? first : undefined);
  return listed(db, userId, graphRows(db, userId).where('g.id', 'in', ids), wanted, countedIn(ofType));
}

async function listed(
  db: Queryable,
  userId: string,
  rows: Rows,
  wanted: Wanted,
  counted?: Expression<unknown>,
) {
  const { type, sort = 'updatedAt', ...part } = wanted;
  const found = type === undefined ? rows : rows.where('g.type', '=', type);
  const { by, type: keyType } = SORTS[sort];
  const sorting = { by, type: keyType, id: sql.ref<string>('g.id'), order: directionOf(wanted) } as const;
  const page = await pageOf(db, found, part, sorting, counted);
  return { ...page, items: page.items.map((row) => toSummary(row, userId)) };
}
