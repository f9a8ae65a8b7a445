import { sql } from 'kysely';
import type { Revision } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { nameRevision } from './graphHandlers.js';
import { appendRevision, readRevision } from '../graphs/revisions.js';

type RevisionCalls = 'revision.list' | 'revision.show' | 'revision.name' | 'revision.restore';

export const revisionHandlers: Handlers<RevisionCalls> = {
  async 'revision.list'({ db, graph, query: { of, ...wanted } }) {
    const rows = of === undefined ? heads(db, graph.id) : savesOf(db, graph.id, Number(of));
    const number = sql.ref<number>('v.number');
    const id = sql.ref<string>('v.graphId');
    const page = await pageOf(db, rows, wanted, { by: number, type: 'number', id, order: 'desc' });
    return { ...page, items: page.items.map(toRevision) };
  },

  async 'revision.show'({ db, graph, params }) {
    const row = await revisionRows(db, graph.id).where('v.number', '=', params.number).executeTakeFirst();
    if (!row) throw new ApiError('not-found');
    const { source, options, files } = await readRevision(db, graph.id, params.number);
    return { ...toRevision(row), source, options, files };
  },

  async 'revision.name'({ db, graph, params, body }) {
    await nameRevision(db, graph.id, params.number, body.message);
    return {};
  },

  async 'revision.restore'({ db, caller, graph, params, revision, now }) {
    if (revision !== graph.revision) throw new ApiError('revision-conflict');
    // What a graph is called is no part of what was drawn: nobody who goes back to a drawing wants its old name.
    const earlier = { ...(await readRevision(db, graph.id, params.number)), title: graph.title };
    const state = { ...earlier, graphId: graph.id, after: graph.revision, authorId: caller.user.id, now };
    const message = `#${params.number}`;
    return { revision: await appendRevision(db, { ...state, message, kind: 'restore' }) };
  },
};

function revisionRows(db: Queryable, graphId: string) {
  return db
    .selectFrom('revision as v')
    .leftJoin('user as u', 'u.id', 'v.authorId')
    .select(['v.number', 'v.title', 'v.createdAt', 'v.message', 'v.kind', 'v.saves'])
    .select(['v.graphId as id', 'u.id as authorId', 'u.name as authorName', 'u.image as authorImage'])
    .where('v.graphId', '=', graphId);
}

function heads(db: Queryable, graphId: string) {
  return revisionRows(db, graphId).where('v.coalesced', '=', 0);
}

/** A revision with the saves it stands for. */
function savesOf(db: Queryable, graphId: string, number: number) {
  const before = db
    .selectFrom('revision')
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('number'), sql<number>`0`).as('number'))
    .where('graphId', '=', graphId)
    .where('number', '<', number)
    .where('coalesced', '=', 0);
  return revisionRows(db, graphId).where('v.number', '<=', number).where('v.number', '>', before);
}

type Row = Omit<Awaited<ReturnType<ReturnType<typeof revisionRows>['executeTakeFirstOrThrow']>>, 'id'>;

function toRevision({ number, title, createdAt, message, kind, saves, ...author }: Row): Revision {
  const { authorId: id, authorName: name, authorImage: image } = author;
  return {
    number,
    title,
    createdAt,
    message,
    saves,
    kind: kind as Revision['kind'],
    author: id === null || name === null ? null : { id, name, image },
  };
}
