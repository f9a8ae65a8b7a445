import { sql } from 'kysely';
import type { Query } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import type { Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { graphRows, joinedGraphs, toSummary, trashedGraphs } from '../graphs/graphRows.js';
import { containing } from '../graphs/searchText.js';

type ListQuery = Omit<Query<'graph.list'>, 'scope'>;
type Rows = ReturnType<typeof graphRows>;

const SORTS = {
  updatedAt: { by: sql.ref<number>('g.updatedAt'), type: 'number' },
  createdAt: { by: sql.ref<number>('g.createdAt'), type: 'number' },
  title: { by: sql.ref<string>('g.title'), type: 'string' },
  openedAt: { by: sql<number>`coalesce(${sql.ref('m.openedAt')}, 0)`, type: 'number' },
  deletedAt: { by: sql.ref<number>('g.deletedAt'), type: 'number' },
} as const;

export const listHandlers: Handlers<'graph.list' | 'repository.graphs' | 'trash.list'> = {
  async 'graph.list'({ db, caller, query: { scope = 'all', ...query } }) {
    const userId = caller.user.id;
    const sort = query.sort ?? (scope === 'recent' ? 'openedAt' : 'updatedAt');
    return listed(db, userId, inScope(db, userId, scope).where('g.deletedAt', 'is', null), {
      ...query,
      sort,
    });
  },

  async 'repository.graphs'({ db, caller, repository, query }) {
    const rows = graphRows(db, caller.user.id)
      .where('g.repositoryId', '=', repository.id)
      .where('g.deletedAt', 'is', null);
    return listed(db, caller.user.id, rows, query);
  },

  async 'trash.list'({ db, caller, query }) {
    const rows = graphRows(db, caller.user.id).where('g.id', 'in', trashedGraphs(db, caller.user.id));
    return listed(db, caller.user.id, rows, { ...query, sort: 'deletedAt' });
  },
};

function inScope(db: Queryable, userId: string, scope: NonNullable<Query<'graph.list'>['scope']>): Rows {
  const rows = graphRows(db, userId);
  switch (scope) {
    case 'owned':
      return rows.where('g.ownerId', '=', userId);
    case 'all':
      return rows.where('g.id', 'in', joinedGraphs(db, userId));
    case 'shared':
      return rows.where('g.id', 'in', joinedGraphs(db, userId)).where('g.ownerId', '!=', userId);
    case 'favourite':
      return visible(rows, userId).where('g.id', 'in', marked(db, userId).where('favourite', '=', 1));
    case 'recent':
      return visible(rows, userId).where('g.id', 'in', marked(db, userId).where('openedAt', 'is not', null));
  }
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
    q,
    type,
    sort = 'updatedAt',
    order,
    ...wanted
  }: Omit<ListQuery, 'sort'> & { sort?: keyof typeof SORTS | undefined },
) {
  let found = rows;
  if (type !== undefined) found = found.where('g.type', '=', type);
  if (q !== undefined && q !== '') {
    found = found.where(sql<boolean>`${sql.ref('g.searchText')} like ${containing(q)} escape '\\'`);
  }
  const { by, type: keyType } = SORTS[sort];
  const direction = order ?? (sort === 'title' ? 'asc' : 'desc');
  const page = await pageOf(db, found, wanted, { by, type: keyType, id: sql.ref('g.id'), order: direction });
  return { ...page, items: page.items.map((row) => toSummary(row, userId)) };
}
