import type { EndpointName, Role } from '@letu/client/contract';
import type { Selectable } from 'kysely';
import type { OpenDatabase } from '../db/openDatabase.js';
import type { GraphTable, Queryable, RepositoryTable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { findKept, KEPT, type Kept, type KeptTargets } from './kept.js';
import type { Policy, Rule } from './policy.js';
import { atLeast, effectiveRole, mayDo } from './roles.js';

/** A graph without its source, and what the caller may do with it. */
export type GraphTarget = Omit<
  Selectable<GraphTable>,
  'source' | 'options' | 'files' | 'searchText' | 'searchTerms'
> & {
  readonly role: Role;
};
export type RepositoryTarget = Selectable<RepositoryTable> & { readonly role: Role };

/** What a call's rule makes sure is there, by the call's name. */
export type Targets<Name extends EndpointName> = ('graph' extends keyof Policy[Name]
  ? { readonly graph: GraphTarget }
  : unknown) &
  ('repository' extends keyof Policy[Name] ? { readonly repository: RepositoryTarget } : unknown) &
  ('graphs' extends keyof Policy[Name] ? { readonly graphs: readonly GraphTarget[] } : unknown) &
  ('trashed' extends keyof Policy[Name] ? { readonly graphs: readonly GraphTarget[] } : unknown) &
  Pick<KeptTargets, Kept & keyof Policy[Name]>;

interface Asked {
  readonly db: Queryable;
  readonly dialect: OpenDatabase['dialect'];
  /** Whether what is found stays as it is until the transaction ends. */
  readonly lock: boolean;
  readonly userId: string;
  readonly isSiteOwner: boolean;
}

/** What a call names in its path and its body. */
interface Named {
  readonly params: { readonly id?: string; readonly gid?: string };
  readonly body: {
    readonly gids?: readonly string[];
    readonly gid?: string | null;
    readonly repositoryId?: string | null;
  };
}

/**
 * Finds what a call is about and checks that the caller has the roles its rule asks for.
 *
 * @throws ApiError `not-found` for what is not there or not to be seen, alike; `not-allowed` for what may be seen but not done.
 */
export async function findTargets(rule: Rule, { params, body }: Named, asked: Asked): Promise<object> {
  const targets: Record<string, unknown> = {};
  if (rule.graph) {
    targets['graph'] = await findGraph(params.gid ?? params.id ?? '', rule.graph, asked);
  }
  if (rule.repository) targets['repository'] = await findRepository(params.id ?? '', rule.repository, asked);
  const needed = rule.graphs ?? rule.trashed;
  if (needed)
    targets['graphs'] = await findGraphs(body.gids ?? [], rule.trashed !== undefined, needed, asked);
  if (rule.about && body.gid) await findGraph(body.gid, rule.about, asked);
  if (rule.into && body.repositoryId) await findRepository(body.repositoryId, rule.into, asked);
  for (const kind of KEPT) {
    const role = rule[kind];
    if (role) targets[kind] = await findKept(asked.db, kind, params.id ?? '', role, asked);
  }
  return targets;
}

/** Graphs with what may give someone a role on them. */
function graphsWithRoles(db: Queryable, userId: string) {
  return db
    .selectFrom('graph as g')
    .leftJoin('repository as r', 'r.id', 'g.repositoryId')
    .leftJoin('accessGrant as a', (join) => join.onRef('a.graphId', '=', 'g.id').on('a.userId', '=', userId))
    .leftJoin('accessGrant as b', (join) =>
      join.onRef('b.repositoryId', '=', 'g.repositoryId').on('b.userId', '=', userId),
    )
    .select(['g.id', 'g.ownerId', 'g.repositoryId', 'g.type', 'g.title', 'g.revision'])
    .select(['g.deletedAt', 'g.createdAt', 'g.updatedAt'])
    .select([
      'r.ownerId as repositoryOwnerId',
      'r.visibility',
      'a.role as grantedRank',
      'b.role as repositoryRank',
    ]);
}

type GraphWithRoles = Awaited<ReturnType<ReturnType<typeof graphsWithRoles>['executeTakeFirstOrThrow']>>;

function toTarget(row: GraphWithRoles, needed: Role, userId: string): GraphTarget {
  const { repositoryOwnerId, visibility, grantedRank, repositoryRank, ...graph } = row;
  const sources = { ownerId: graph.ownerId, repositoryOwnerId, visibility, grantedRank, repositoryRank };
  return { ...graph, role: atLeast(effectiveRole(userId, sources), needed) };
}

async function findGraph(
  id: string,
  needed: Role,
  { db, dialect, lock, userId }: Asked,
): Promise<GraphTarget> {
  const query = graphsWithRoles(db, userId).where('g.id', '=', id).where('g.deletedAt', 'is', null);
  const row = await (lock && dialect === 'postgres' ? query.forUpdate('g') : query).executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return toTarget(row, needed, userId);
}

async function findGraphs(
  ids: readonly string[],
  isTrashed: boolean,
  needed: Role,
  { db, dialect, lock, userId }: Asked,
): Promise<GraphTarget[]> {
  const wanted = [...new Set(ids)];
  let query = graphsWithRoles(db, userId)
    .where('g.id', 'in', wanted)
    .where('g.deletedAt', isTrashed ? 'is not' : 'is', null)
    .orderBy('g.id');
  if (lock && dialect === 'postgres') query = query.forUpdate('g');
  const rows = await query.execute();
  if (rows.length < wanted.length) throw new ApiError('not-found');
  return rows.map((row) => toTarget(row, needed, userId));
}

/** A repository with what may give someone a role on it. */
const repositoryWithRole = (db: Queryable, userId: string, id: string) =>
  db
    .selectFrom('repository as r')
    .leftJoin('accessGrant as a', (join) =>
      join.onRef('a.repositoryId', '=', 'r.id').on('a.userId', '=', userId),
    )
    .selectAll('r')
    .select('a.role as grantedRank')
    .where('r.id', '=', id);

/** Tells whether someone may put graphs into a repository. */
export async function mayWriteTo(db: Queryable, userId: string, repositoryId: string): Promise<boolean> {
  const row = await repositoryWithRole(db, userId, repositoryId).executeTakeFirst();
  const role = row && effectiveRole(userId, row);
  return role !== undefined && mayDo(role, 'editor');
}

async function findRepository(
  id: string,
  needed: Role,
  { db, dialect, lock, userId }: Asked,
): Promise<RepositoryTarget> {
  let query = repositoryWithRole(db, userId, id);
  if (lock && dialect === 'postgres') query = query.forUpdate('r');
  const row = await query.executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  const { grantedRank, ...repository } = row;
  const role = effectiveRole(userId, { ...repository, grantedRank });
  return { ...repository, role: atLeast(role, needed) };
}
