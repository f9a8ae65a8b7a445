import { z } from './zod.js';
import { email, grantableRole, id, person, role, sharedLink, time, token } from './common.js';
import { endpoint } from './endpoint.js';
import { files } from './file.js';
import { options } from './options.js';

const grant = z.object({ user: person, role, createdAt: z.nullable(time) });

const invitation = z.object({
  id,
  role: grantableRole,
  email: z.nullable(z.string()),
  createdAt: time,
  expiresAt: time,
});

const link = z.object({
  id,
  /** The address below the site's: `/p/{uid}/{id}`. */
  path: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.nullable(time),
  /** The revision it shows, or null for the latest. */
  revision: z.nullable(z.int()),
  views: z.int(),
  createdAt: time,
});

/** The calls about who may see a thing, the same for graphs and for repositories. */
function accessApi<On extends 'graph' | 'repository'>(on: On) {
  const params = z.strictObject({ id });
  const calls = {
    access: endpoint({
      method: 'get',
      path: `/api/${on}/{id}/access`,
      summary: `Lists who may see a ${on}.`,
      params,
      data: z.array(grant),
    }),
    grant: endpoint({
      method: 'put',
      path: `/api/${on}/{id}/access/{userId}`,
      summary: `Changes the role of someone who may see a ${on}.`,
      params: z.extend(params, { userId: id }),
      body: z.strictObject({ role: grantableRole }),
    }),
    revoke: endpoint({
      method: 'delete',
      path: `/api/${on}/{id}/access/{userId}`,
      summary: `Takes someone's access to a ${on} away.`,
      params: z.extend(params, { userId: id }),
    }),
    leave: endpoint({
      method: 'delete',
      path: `/api/${on}/{id}/access`,
      summary: `Gives up one's own access to a ${on}.`,
      params,
    }),
    invitations: endpoint({
      method: 'get',
      path: `/api/${on}/{id}/invitation`,
      summary: `Lists the open invitations to a ${on}.`,
      params,
      data: z.array(invitation),
    }),
    invite: endpoint({
      method: 'post',
      path: `/api/${on}/{id}/invitation`,
      summary: `Invites someone to a ${on}, by a link and, where an address is given, by email.`,
      params,
      body: z.strictObject({ role: grantableRole, email: z.optional(email) }),
      data: z.extend(invitation, { token }),
    }),
    uninvite: endpoint({
      method: 'delete',
      path: `/api/${on}/{id}/invitation/{invitationId}`,
      summary: `Takes an invitation to a ${on} back.`,
      params: z.extend(params, { invitationId: id }),
    }),
  };
  // Each call's name gets the thing before it; the values keep their own types.
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${on}.${name}`, call])) as {
    [Name in keyof typeof calls as `${On}.${Name}`]: (typeof calls)[Name];
  };
}

export const sharingApi = {
  ...accessApi('graph'),
  ...accessApi('repository'),
  'invitation.show': endpoint({
    method: 'get',
    path: '/api/invitation/{token}',
    summary: 'Says what an invitation is for.',
    params: z.strictObject({ token }),
    data: z.object({
      on: z.enum(['graph', 'repository']),
      title: z.string(),
      from: z.string(),
      role: grantableRole,
    }),
  }),
  'invitation.accept': endpoint({
    method: 'post',
    path: '/api/invitation/{token}/accept',
    summary: 'Accepts an invitation.',
    params: z.strictObject({ token }),
    data: z.object({ on: z.enum(['graph', 'repository']), id, role }),
  }),
  'link.list': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/link',
    summary: 'Lists the shared links of a graph.',
    params: z.strictObject({ gid: id }),
    data: z.array(link),
  }),
  'link.create': endpoint({
    method: 'post',
    path: '/api/graph/{gid}/link',
    summary: 'Makes a link by which anyone may see a graph.',
    params: z.strictObject({ gid: id }),
    body: z.strictObject({
      password: z.optional(z.string().check(z.minLength(4), z.maxLength(128))),
      expiresAt: z.optional(time),
      revision: z.optional(z.int().check(z.positive())),
    }),
    data: link,
  }),
  'link.update': endpoint({
    method: 'patch',
    path: '/api/graph/{gid}/link/{id}',
    summary: 'Changes what a shared link shows, for how long, and what it asks for; its address stays.',
    params: z.strictObject({ gid: id, id }),
    body: z.strictObject({
      /** Null takes the password away. */
      password: z.optional(z.nullable(z.string().check(z.minLength(4), z.maxLength(128)))),
      /** Null lets it last. */
      expiresAt: z.optional(z.nullable(time)),
      /** Null shows the latest. */
      revision: z.optional(z.nullable(z.int().check(z.positive()))),
    }),
    data: link,
  }),
  'link.revoke': endpoint({
    method: 'delete',
    path: '/api/graph/{gid}/link/{id}',
    summary: 'Ends a shared link.',
    params: z.strictObject({ gid: id, id }),
  }),
  'shared.show': endpoint({
    method: 'get',
    path: '/api/p/{uid}/{id}',
    summary: 'Returns what a shared link shows; its password travels in the header `Share-Password`.',
    params: sharedLink,
    /** Whether it was shown before, and is no other view of it. */
    query: z.strictObject({ again: z.optional(z.enum(['yes'])) }),
    data: z.object({
      type: z.string(),
      title: z.string(),
      source: z.string(),
      options,
      files,
      /** What opens the link's files in place of its password; null where it has none. */
      pass: z.nullable(z.string()),
      revision: z.int(),
      updatedAt: time,
      author: z.string(),
    }),
  }),
  'shared.revision': endpoint({
    method: 'get',
    path: '/api/p/{uid}/{id}/revision',
    summary:
      'Returns what tells whether a shared link shows something else by now, which does not count as a view.',
    params: sharedLink,
    data: z.object({ revision: z.int(), updatedAt: time }),
  }),
};
