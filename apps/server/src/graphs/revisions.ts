import type { Options, Revision } from '@letu/client/contract';
import { stableJson } from '@letu/core';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { applyDelta, deltaTo } from './delta.js';
import { filesJson, nameFiles, toFiles } from './files.js';
import { searchTerms } from '../search/searchTerms.js';
import { searchText } from '../search/words.js';
import { toOptions } from './toOptions.js';

/** A state of a graph that is about to be saved. */
export interface NewRevision {
  readonly graphId: string;
  /** The revision it follows; 0 for a graph's first. */
  readonly after: number;
  readonly authorId: string;
  readonly now: number;
  readonly title: string;
  readonly source: string;
  readonly options: Options;
  readonly files: readonly string[];
  readonly message?: string;
  readonly kind: Revision['kind'];
}

const revisionAt = (db: Queryable, graphId: string, number: number) =>
  db
    .selectFrom('revision')
    .select(['authorId', 'createdAt', 'kind', 'message', 'saves', 'content'])
    .where('graphId', '=', graphId)
    .where('number', '=', number)
    .executeTakeFirst();

const coalesce = (db: Queryable, graphId: string, number: number, content: string) =>
  db
    .updateTable('revision')
    .set({ coalesced: 1, content })
    .where('graphId', '=', graphId)
    .where('number', '=', number)
    .execute();

const minuteOf = (time: number) => Math.floor(time / 60_000);

/**
 * Makes a state the latest of a graph and appends it to its history. Automatic saves of the same author and minute count as one
 * revision there; those it stands for stay readable, as what changed.
 *
 * @returns The number of the new revision.
 */
export async function appendRevision(db: Queryable, revision: NewRevision): Promise<number> {
  const { graphId, after, authorId, now, title, source, message = '', kind } = revision;
  const options = stableJson(revision.options);
  const files = filesJson(revision.files);
  const previous = await revisionAt(db, graphId, after);
  const isAutomatic =
    kind === 'auto' && message === '' && previous?.kind === 'auto' && previous.message === '';
  const isSame = previous?.authorId === authorId && minuteOf(previous.createdAt) === minuteOf(now);
  const coalesces = isAutomatic && isSame;
  if (coalesces) {
    await coalesce(db, graphId, after, deltaTo(previous.content, source));
  }
  const number = after + 1;
  const saves = coalesces ? previous.saves + 1 : 1;
  const written = { authorId, createdAt: now, message, kind, saves, coalesced: 0 };
  await db
    .insertInto('revision')
    .values({ graphId, number, title, content: source, options, files, ...written })
    .execute();
  await nameFiles(db, graphId, revision.files);
  await db
    .updateTable('graph')
    .set({
      title,
      searchText: searchText(title),
      searchTerms: searchTerms({ title, source }),
      source,
      options,
      files,
      revision: number,
      updatedAt: now,
    })
    .where('id', '=', graphId)
    .execute();
  return number;
}

/** Returns what a graph held at a revision. @throws ApiError `not-found` */
export async function readRevision(db: Queryable, graphId: string, number: number) {
  const revision = await findRevision(db, graphId, number);
  if (!revision) throw new ApiError('not-found');
  return revision;
}

async function findRevision(db: Queryable, graphId: string, number: number) {
  const rows = db.selectFrom('revision').where('graphId', '=', graphId);
  const latest = rows
    .select('number')
    .where('number', '>=', number)
    .where('coalesced', '=', 0)
    .orderBy('number')
    .limit(1);
  const chain = await rows
    .select(['number', 'title', 'content', 'options', 'files'])
    .where('number', '>=', number)
    .where('number', '<=', latest)
    .orderBy('number', 'desc')
    .execute();
  const [last, ...earlier] = chain;
  const wanted = chain.at(-1);
  if (!last || wanted?.number !== number) return undefined;
  const source = earlier.reduce((present, { content }) => applyDelta(content, present), last.content);
  const { title, options, files } = wanted;
  return { title, source, options: toOptions(options), files: toFiles(files) };
}

/** What a picture of a graph is drawn from: a title is no part of it, and a source names its files by what they hold. */
type Drawn = Record<'source' | 'options', string>;

/** Tells whether a graph was drawn from the same at one of its revisions: a picture of that one is a picture of the graph. */
export async function looksAs(
  db: Queryable,
  graphId: string,
  number: number | undefined,
  { source, options }: Drawn,
): Promise<boolean> {
  const was = number === undefined ? undefined : await findRevision(db, graphId, number);
  return was?.source === source && stableJson(was.options) === options;
}
