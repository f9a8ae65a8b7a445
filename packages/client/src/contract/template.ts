import { z } from './zod.js';
import { id, listOf, order, paging, person, role, time } from './common.js';
import { endpoint } from './endpoint.js';
import { files } from './file.js';
import { graph, thumbnail, title } from './graph.js';
import { options } from './options.js';

/** What a template is for. */
const subject = z.enum(['process', 'software', 'data', 'project', 'organisation', 'ideas', 'figures']);

/** A template that someone made, or one the product brings: its kind and its example. */
const templateId = z.string().check(z.regex(/^(?:[0-9a-z]{26}|[a-z][a-z0-9]*\.[a-z][a-z0-9-]*)$/));

const fields = {
  title,
  description: z.string().check(z.trim(), z.maxLength(2000)),
  subject,
  /** Who may use it besides its owner: nobody, or everyone with an account here. */
  visibility: z.enum(['private', 'site']),
};

const templateSummary = z.object({
  id: templateId,
  type: z.string(),
  ...fields,
  /** Null for the templates that the product brings, which are in the language of the caller. */
  owner: z.nullable(person),
  role,
  createdAt: z.nullable(time),
  updatedAt: z.nullable(time),
});
/** A stored template as lists show it. */
export type TemplateSummary = z.output<typeof templateSummary>;

const template = z.extend(templateSummary, { source: z.string(), options, files });
/** A stored template with its source. */
export type Template = z.output<typeof template>;

const params = z.strictObject({ id: templateId });

export const templateApi = {
  'template.list': endpoint({
    method: 'get',
    path: '/api/template',
    summary: 'Lists the templates one may use: those people made, then those the product brings.',
    query: z.strictObject({
      ...paging,
      /** Part of the title or the description, in any language; upper and lower case are the same. */
      q: z.optional(z.string().check(z.maxLength(100))),
      type: z.optional(z.string().check(z.maxLength(40))),
      subject: z.optional(subject),
      /** The product's, one's own, or other people's. */
      from: z.optional(z.enum(['product', 'me', 'others'])),
      sort: z.optional(z.enum(['updatedAt', 'title'])),
      order: z.optional(order),
    }),
    data: listOf(templateSummary),
  }),
  'template.create': endpoint({
    method: 'post',
    path: '/api/graph/{gid}/template',
    summary: 'Makes a template from a graph as it is now.',
    params: z.strictObject({ gid: id }),
    body: z.required(z.partial(z.strictObject(fields)), { subject: true }),
    data: template,
  }),
  'template.show': endpoint({
    method: 'get',
    path: '/api/template/{id}',
    summary: 'Returns a template with its source.',
    params,
    data: template,
  }),
  'template.thumbnail': endpoint({
    method: 'get',
    path: '/api/template/{id}/thumbnail',
    summary: 'Returns the small picture of a template, to be shown as an image only.',
    params,
    data: z.object({ svg: thumbnail }),
  }),
  'template.update': endpoint({
    method: 'patch',
    path: '/api/template/{id}',
    summary: 'Changes what a template is called, what it is for and who may use it.',
    params,
    body: z.partial(z.strictObject(fields)),
    data: template,
  }),
  'template.delete': endpoint({
    method: 'delete',
    path: '/api/template/{id}',
    summary: 'Deletes a template; the graphs made from it stay.',
    params,
  }),
  'template.use': endpoint({
    method: 'post',
    path: '/api/template/{id}/use',
    summary: 'Makes a graph from a template, in a repository or outside of any.',
    params,
    body: z.strictObject({ title: z.optional(title), repositoryId: z.optional(z.nullable(id)) }),
    data: graph,
  }),
};
