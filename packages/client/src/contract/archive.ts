import { z } from './zod.js';
import { id, time } from './common.js';
import { endpoint } from './endpoint.js';
import { files } from './file.js';
import { source, title, type } from './graph.js';
import { options } from './options.js';

/** How many graphs one call compares or restores at most. */
export const ARCHIVE_GRAPHS = 500;

/** A graph as an archive holds it. */
const archived = z.object({
  gid: id,
  type,
  title,
  source,
  options,
  files,
  favourite: z.boolean(),
  createdAt: time,
  updatedAt: time,
});

const whole = z.extend(archived, { repositoryId: z.nullable(id) });

/** SHA-256 in hexadecimal, as `fingerprintOf` of `@letu/archive` makes it. */
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const comparison = z.object({
  gid: id,
  /** Not here, here as it is, here but otherwise, in the trash, or someone else's. */
  state: z.enum(['new', 'same', 'changed', 'trashed', 'taken']),
  /** What `onto` has to name to replace it; null where it is none of one's own. */
  revision: z.nullable(z.int()),
  title: z.nullable(z.string()),
  updatedAt: z.nullable(time),
});
/** How a graph of an archive stands to what is stored. */
export type ArchiveComparison = z.output<typeof comparison>;

const restored = z.object({
  gid: id,
  result: z.enum(['made', 'replaced', 'refused']),
  /** Why it was refused, by its stable name and in words. */
  reason: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
/** What became of a graph that was taken out of an archive. */
export type ArchiveRestored = z.output<typeof restored>;

export const archiveApi = {
  'archive.read': endpoint({
    method: 'get',
    path: '/api/archive',
    summary: "Reads one's own graphs whole, some at a time; an empty `after` starts, `next` goes on.",
    query: z.strictObject({ after: z.optional(z.union([z.literal(''), id])) }),
    data: z.object({
      items: z.array(whole),
      /** How many there are altogether. */
      total: z.int(),
      next: z.nullable(id),
    }),
  }),
  'archive.pick': endpoint({
    method: 'post',
    path: '/api/archive/pick',
    summary: 'Reads graphs whole that one may see, without counting them as opened.',
    body: z.strictObject({ gids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
    data: z.object({ items: z.array(whole) }),
  }),
  'archive.compare': endpoint({
    method: 'post',
    path: '/api/archive/compare',
    summary: 'Tells of the graphs of an archive what is here already, and changes nothing.',
    body: z.strictObject({
      graphs: z.array(z.strictObject({ gid: id, fingerprint })).check(z.maxLength(ARCHIVE_GRAPHS)),
    }),
    data: z.object({ graphs: z.array(comparison) }),
  }),
  'archive.restore': endpoint({
    method: 'post',
    path: '/api/archive/restore',
    summary:
      'Makes graphs of an archive again, with their times; one that is there is replaced by a new revision, and only where `onto` names its latest.',
    body: z.strictObject({
      repositoryId: z.nullable(id),
      graphs: z
        .array(z.strictObject({ ...archived.shape, onto: z.optional(z.int()) }))
        .check(z.maxLength(ARCHIVE_GRAPHS)),
    }),
    data: z.object({ graphs: z.array(restored) }),
  }),
};
