import { sql } from 'kysely';
import type { Collaborator, Reach } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import { roleOf } from '../access/roles.js';

/** Lists the people with whom someone shares something by name, with what each may reach, by their names. */
export async function listCollaborators(db: Queryable, userId: string): Promise<Collaborator[]> {
  const people = new Map<string, { -readonly [Key in keyof Collaborator]: Collaborator[Key] }>();
  for (const direction of ['given', 'received'] as const) {
    for (const row of await reachRows(db, userId, direction)) {
      const known = people.get(row.personId) ?? {
        person: { id: row.personId, name: row.personName, image: row.personImage },
        given: [],
        received: [],
      };
      people.set(row.personId, known);
      known[direction].push(toReach(row));
    }
  }
  return [...people.values()].toSorted(
    (a, b) => a.person.name.localeCompare(b.person.name, 'zh-CN') || (a.person.id < b.person.id ? -1 : 1),
  );
}

/** Reads what someone has given to others, or got from them. */
function reachRows(db: Queryable, userId: string, direction: 'given' | 'received') {
  const ownerId = sql<string>`coalesce(${sql.ref('g.ownerId')}, ${sql.ref('r.ownerId')})`;
  const rows = db
    .selectFrom('accessGrant as a')
    .leftJoin('graph as g', (join) => join.onRef('g.id', '=', 'a.graphId').on('g.deletedAt', 'is', null))
    .leftJoin('repository as r', 'r.id', 'a.repositoryId')
    .innerJoin('user as p', (join) =>
      direction === 'given' ? join.onRef('p.id', '=', 'a.userId') : join.on('p.id', '=', ownerId),
    )
    .select(['p.id as personId', 'p.name as personName', 'p.image as personImage'])
    .select(['g.id as graphId', 'g.title', 'g.type', 'r.id as repositoryId', 'r.name'])
    .select(['a.role', 'a.createdAt'])
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.id');
  if (direction === 'received') return rows.where('a.userId', '=', userId).execute();
  return rows
    .where((eb) => eb.or([eb('g.ownerId', '=', userId), eb('r.ownerId', '=', userId)]))
    .where((eb) =>
      // Each half is found by an index of its own.
      eb.or([
        eb('a.graphId', 'in', db.selectFrom('graph').select('id').where('ownerId', '=', userId)),
        eb('a.repositoryId', 'in', db.selectFrom('repository').select('id').where('ownerId', '=', userId)),
      ]),
    )
    .execute();
}

type ReachRow = Awaited<ReturnType<typeof reachRows>>[number];

function toReach({ graphId, title, type, repositoryId, name, role, createdAt }: ReachRow): Reach {
  return {
    on: graphId === null ? 'repository' : 'graph',
    id: graphId ?? repositoryId ?? '',
    title: title ?? name ?? '',
    type,
    role: (roleOf(role) ?? 'viewer') as Reach['role'],
    createdAt,
  };
}
