import { z } from './zod.js';
import { id, listOf, order, paging, person, role, time } from './common.js';
import { endpoint } from './endpoint.js';
import { files } from './file.js';
import { options } from './options.js';

/** The largest source of any kind, in UTF-16 code units; each kind has its own limit, see `sourceBytesOf` of `@letu/core`. */
export const SOURCE_LIMIT = 8 << 20;

export const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const source = z.string().check(z.maxLength(SOURCE_LIMIT));
export const type = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/));
/** A small picture as SVG, or none. */
export const thumbnail = z.nullable(z.string().check(z.maxLength(256 * 1024)));

const graphSummary = z.object({
  gid: id,
  type: z.string(),
  title: z.string(),
  repositoryId: z.nullable(id),
  owner: person,
  role,
  favourite: z.boolean(),
  /** What `If-Match` has to name; each save adds one. */
  revision: z.int(),
  createdAt: time,
  updatedAt: time,
  openedAt: z.nullable(time),
  deletedAt: z.nullable(time),
});
/** A stored diagram as lists show it. */
export type GraphSummary = z.output<typeof graphSummary>;

/** Someone who looks at a graph just now; nobody by name who may see it only as everybody of the site may. */
const present = z.object({ person: z.nullable(person), editing: z.boolean() });
/** Someone who looks at a graph just now. */
export type Present = z.output<typeof present>;

export const graph = z.extend(graphSummary, { source: z.string(), options, files });
/** A stored diagram with its source. */
export type Graph = z.output<typeof graph>;

/** What a 409 carries: what was sent and what is stored. */
export const conflict = z.object({
  mine: z.object({
    title: z.optional(title),
    source: z.optional(source),
    options: z.optional(options),
    files: z.optional(files),
  }),
  theirs: graph,
});

const params = z.strictObject({ gid: id });
const many = z.strictObject({ gids: z.array(id).check(z.minLength(1), z.maxLength(500)) });
const done = z.object({ count: z.int() });

const listQuery = {
  ...paging,
  /** Words of the title or of the diagram's text, or the title's Pinyin; upper and lower case are the same. */
  q: z.optional(z.string().check(z.maxLength(100))),
  type: z.optional(z.string().check(z.maxLength(40))),
  sort: z.optional(z.enum(['updatedAt', 'createdAt', 'title', 'openedAt'])),
  order: z.optional(order),
};

export const graphApi = {
  'graph.list': endpoint({
    method: 'get',
    path: '/api/graph',
    summary: 'Lists the graphs one may see.',
    query: z.strictObject({
      ...listQuery,
      scope: z.optional(z.enum(['all', 'owned', 'shared', 'favourite', 'recent'])),
    }),
    data: listOf(graphSummary),
  }),
  'repository.graphs': endpoint({
    method: 'get',
    path: '/api/repository/{id}/graph',
    summary: 'Lists the graphs of a repository.',
    params: z.strictObject({ id }),
    query: z.strictObject(listQuery),
    data: listOf(graphSummary),
  }),
  'graph.create': endpoint({
    method: 'post',
    path: '/api/graph',
    summary:
      'Makes a graph, in a repository or outside of any. With a `gid` of the caller, who may ask again, it is made once.',
    body: z.strictObject({
      gid: z.optional(id),
      type,
      title,
      source,
      options: z.optional(options),
      /** Sent before, by `file.put`. */
      files: z.optional(files),
      repositoryId: z.optional(z.nullable(id)),
      /** When it was begun and changed last, where that was before it came here. @default now */
      createdAt: z.optional(time),
      updatedAt: z.optional(time),
    }),
    data: graph,
  }),
  'graph.show': endpoint({
    method: 'get',
    path: '/api/graph/{gid}',
    summary: 'Opens a graph.',
    params,
    data: graph,
  }),
  'graph.summary': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/summary',
    summary:
      'Returns what lists say of a graph, which does not count as opening it; to those who have it before them and say so, also who else has.',
    params,
    query: z.strictObject({ present: z.optional(z.enum(['yes'])) }),
    data: z.extend(graphSummary, { others: z.optional(z.array(present)) }),
  }),
  'graph.content': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/content',
    summary: 'Returns what a graph shows, which does not count as opening it.',
    params,
    data: z.object({ source: z.string(), options, files }),
  }),
  'graph.save': endpoint({
    method: 'put',
    path: '/api/graph/{gid}',
    summary: 'Saves what changed of a graph and appends it to its history.',
    params,
    ifMatch: true,
    body: z.strictObject({
      title: z.optional(title),
      source: z.optional(source),
      options: z.optional(options),
      /** Those that no revision of the graph had are sent before, by `file.put`. */
      files: z.optional(files),
      thumbnail: z.optional(thumbnail),
      message: z.optional(z.string().check(z.trim(), z.maxLength(500))),
      kind: z.optional(z.enum(['auto', 'named', 'ai'])),
    }),
    data: z.omit(graph, { source: true, options: true, files: true }),
  }),
  'graph.thumbnail': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/thumbnail',
    summary: 'Returns the small picture stored with a graph, to be shown as an image only.',
    params,
    data: z.object({ svg: thumbnail }),
  }),
  'graph.favour': endpoint({
    method: 'put',
    path: '/api/graph/{gid}/favourite',
    summary: "Puts a graph among one's favourites, or takes it out.",
    params,
    body: z.strictObject({ favourite: z.boolean() }),
  }),
  'graph.copy': endpoint({
    method: 'post',
    path: '/api/graph/copy',
    summary:
      "Makes graphs of one's own that hold what others do now, beside them where one may write and else outside of any repository.",
    body: many,
    /** The copies, in the order of the graphs they are made of. */
    data: z.object({ items: z.array(graphSummary) }),
  }),
  'graph.move': endpoint({
    method: 'post',
    path: '/api/graph/move',
    summary: 'Moves graphs to a repository, or out of any.',
    body: z.extend(many, { repositoryId: z.nullable(id) }),
    data: done,
  }),
  'graph.trash': endpoint({
    method: 'post',
    path: '/api/graph/trash',
    summary: 'Moves graphs to the trash, where they stay for 30 days.',
    body: many,
    data: done,
  }),
  'trash.list': endpoint({
    method: 'get',
    path: '/api/trash',
    summary: "Lists one's graphs in the trash.",
    query: z.strictObject({ ...paging, q: listQuery.q }),
    data: listOf(graphSummary),
  }),
  'trash.restore': endpoint({
    method: 'post',
    path: '/api/trash/restore',
    summary: 'Takes graphs back from the trash.',
    body: many,
    data: done,
  }),
  'trash.delete': endpoint({
    method: 'post',
    path: '/api/trash/delete',
    summary: 'Deletes graphs in the trash for good.',
    body: many,
    data: done,
  }),
  'trash.empty': endpoint({
    method: 'post',
    path: '/api/trash/empty',
    summary: "Deletes all of one's graphs in the trash for good.",
    data: done,
  }),
};
