import { z } from './zod.js';
import { id, listOf, paging, person, time } from './common.js';
import { endpoint } from './endpoint.js';
import { files } from './file.js';
import { options } from './options.js';

const revision = z.object({
  number: z.int(),
  title: z.string(),
  author: z.nullable(person),
  createdAt: time,
  message: z.string(),
  kind: z.enum(['auto', 'named', 'restore', 'ai']),
  /** How many saves of the same author and minute this one stands for, itself included. */
  saves: z.int(),
});
/** An earlier state of a diagram. */
export type Revision = z.output<typeof revision>;

const one = z.strictObject({
  gid: id,
  number: z.codec(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.int(), { decode: Number, encode: String }),
});

export const revisionApi = {
  'revision.list': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/revision',
    summary:
      'Lists the history of a graph, the latest first; `of` lists every save that a revision stands for.',
    params: z.strictObject({ gid: id }),
    query: z.strictObject({
      ...paging,
      of: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
    }),
    data: listOf(revision),
  }),
  'revision.show': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/revision/{number}',
    summary: 'Returns a graph as it was saved once.',
    params: one,
    data: z.extend(revision, { source: z.string(), options, files }),
  }),
  'revision.name': endpoint({
    method: 'patch',
    path: '/api/graph/{gid}/revision/{number}',
    summary: 'Names a revision.',
    params: one,
    body: z.strictObject({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  }),
  'revision.restore': endpoint({
    method: 'post',
    path: '/api/graph/{gid}/revision/{number}/restore',
    summary: 'Makes an earlier revision the current one, by a new revision.',
    params: one,
    ifMatch: true,
    data: z.object({ revision: z.int() }),
  }),
};
