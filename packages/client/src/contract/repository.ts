import { z } from './zod.js';
import { id, listOf, order, paging, person, role, time } from './common.js';
import { endpoint } from './endpoint.js';

/** Who may find a repository: those it is shared with, or everyone with an account here. */
const visibility = z.enum(['private', 'site']);

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  description: z.string().check(z.maxLength(2000)),
  /** One of the product's 18 symbols. */
  icon: z.string().check(z.maxLength(40)),
  /** A colour as `#rrggbb`. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  visibility,
};

const repository = z.object({
  id,
  ...fields,
  owner: person,
  role,
  graphCount: z.int(),
  position: z.int(),
  createdAt: time,
  updatedAt: time,
});
/** A repository of diagrams. */
export type Repository = z.output<typeof repository>;

const params = z.strictObject({ id });
const changes = z.partial(z.strictObject(fields));

export const repositoryApi = {
  'repository.list': endpoint({
    method: 'get',
    path: '/api/repository',
    summary: 'Lists the repositories one may see.',
    query: z.strictObject({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      sort: z.optional(z.enum(['position', 'name', 'createdAt', 'updatedAt'])),
      order: z.optional(order),
    }),
    data: listOf(repository),
  }),
  'repository.create': endpoint({
    method: 'post',
    path: '/api/repository',
    summary: 'Makes a repository.',
    body: z.required(changes, { name: true }),
    data: repository,
  }),
  'repository.show': endpoint({
    method: 'get',
    path: '/api/repository/{id}',
    summary: 'Returns a repository.',
    params,
    data: repository,
  }),
  'repository.update': endpoint({
    method: 'patch',
    path: '/api/repository/{id}',
    summary: 'Changes what a repository is called, looks like and who may find it.',
    params,
    body: changes,
    data: repository,
  }),
  'repository.delete': endpoint({
    method: 'delete',
    path: '/api/repository/{id}',
    summary: 'Deletes a repository; its graphs go to the trash.',
    params,
  }),
  'repository.arrange': endpoint({
    method: 'post',
    path: '/api/repository/arrange',
    summary: "Puts one's own repositories in this order.",
    body: z.strictObject({ ids: z.array(id).check(z.maxLength(1000)) }),
  }),
};
