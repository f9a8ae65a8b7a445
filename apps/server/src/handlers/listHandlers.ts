import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Query } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import type { Call, Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { graphRows, joinedGraphs, toSummary, trashedGraphs } from '../graphs/graphRows.js';
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
    const ofScope = found ? undefined : conditionOf(db, userId, scope);
    const rows = found ? withinFound(db, userId, scope, found) : inScope(db, userId, scope, ofScope);
    const wanted = { ...query, sort };
    return listed(db, userId, rows.where('g.deletedAt', 'is', null), wanted, ofScope);
  },

  async 'repository.graphs'(call) {
    const { db, caller, repository, query } = call;
    const found = await searched(call, query.q, { repositoryId: repository.id });
    const rows = graphRows(db, caller.user.id)
      .where('g.repositoryId', '=', repository.id)
      .where('g.deletedAt', 'is', null);
    return listed(db, caller.user.id, found ? among(rows, found) : rows, query);
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

/** Returns what graphs of a list have in common of themselves; undefined where it is for their marks that they are listed. */
function conditionOf(db: Queryable, userId: string, scope: Scope): RawBuilder<SqlBool> | undefined {
  const [id, ownerId] = [sql.ref('g.id'), sql.ref('g.ownerId')];
  const isJoined = sql<SqlBool>`${id} in ${joinedGraphs(db, userId)}`;
  switch (scope) {
    case 'owned':
      return sql<SqlBool>`${ownerId} = ${userId}`;
    case 'all':
      return isJoined;
    case 'shared':
      return sql<SqlBool>`${isJoined} and ${ownerId} != ${userId}`;
    default:
      return undefined;
  }
}

function inScope(db: Queryable, userId: string, scope: Scope, ofScope?: RawBuilder<SqlBool>): Rows {
  const rows = graphRows(db, userId);
  if (ofScope) return rows.where(ofScope);
  const marks = marked(db, userId);
  const isWanted =
    scope === 'favourite' ? marks.where('favourite', '=', 1) : marks.where('openedAt', 'is not', null);
  return visible(rows, userId).where('g.id', 'in', isWanted);
}

/** The graphs that someone has marked in any way: a list begins with these, not with all there are. */
function marked(db: Queryable, userId: string) {
  return db.selectFrom('graphMark').select('graphId').where('userId', '=', userId);
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

async function listed(
  db: Queryable,
  userId: string,
  rows: Rows,
  {
    q: _q,
    type,
    sort = 'updatedAt',
    order,
    ...wanted
  }: Omit<ListQuery, 'sort'> & { sort?: keyof typeof SORTS | undefined },
  ofScope?: RawBuilder<SqlBool>,
) {
  // Thousands are counted in no time where nothing is joined to each.
  const all =
    ofScope && db.selectFrom('graph as g').select('g.id').where('g.deletedAt', 'is', null).where(ofScope);
  const [found, counted] =
    type === undefined ? [rows, all] : [rows.where('g.type', '=', type), all?.where('g.type', '=', type)];
  const { by, type: keyType } = SORTS[sort];
  const direction = order ?? (sort === 'title' ? 'asc' : 'desc');
  const sorting = { by, type: keyType, id: sql.ref<string>('g.id'), order: direction } as const;
  const page = await pageOf(db, found, wanted, sorting, counted);
  return { ...page, items: page.items.map((row) => toSummary(row, userId)) };
}
