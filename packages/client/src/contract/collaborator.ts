import { z } from './zod.js';
import { grantableRole, id, person, time, token } from './common.js';
import { endpoint } from './endpoint.js';

/** A graph or a repository that someone may reach, and as what. */
const reach = z.object({
  on: z.enum(['graph', 'repository']),
  id,
  title: z.string(),
  /** The type of a graph; null for a repository. */
  type: z.nullable(z.string()),
  role: grantableRole,
  createdAt: time,
});

const collaborator = z.object({
  person,
  /** What one has shared with them. */
  given: z.array(reach),
  /** What they have shared with oneself. */
  received: z.array(reach),
});
/** Someone whom one shares with, or who shares with oneself. */
export type Collaborator = z.output<typeof collaborator>;
/** A graph or a repository that someone may reach, and as what. */
export type Reach = z.output<typeof reach>;

const pending = z.object({
  id,
  on: z.enum(['graph', 'repository']),
  thingId: id,
  title: z.string(),
  role: grantableRole,
  createdAt: time,
  expiresAt: time,
});
const sent = z.extend(pending, { email: z.nullable(z.string()) });
const received = z.extend(pending, { from: person });
/** An invitation as its sender sees it. */
export type SentInvitation = z.output<typeof sent>;
/** An invitation as the invited sees it. */
export type ReceivedInvitation = z.output<typeof received>;

const one = z.strictObject({ id });
const accepted = z.object({ on: z.enum(['graph', 'repository']), id, role: z.string() });

export const collaboratorApi = {
  'collaborator.list': endpoint({
    method: 'get',
    path: '/api/collaborator',
    summary: 'Lists the people with whom one shares something by name, with what each may reach.',
    data: z.array(collaborator),
  }),
  'invitation.sent': endpoint({
    method: 'get',
    path: '/api/sent-invitation',
    summary: "Lists the open invitations to what is one's own.",
    data: z.array(sent),
  }),
  'invitation.renew': endpoint({
    method: 'post',
    path: '/api/sent-invitation/{id}/renew',
    summary:
      'Gives an invitation another link and its whole time again, and sends it where that is wanted and it has an address; the link of before ends.',
    params: one,
    body: z.strictObject({ send: z.optional(z.boolean()) }),
    data: z.extend(sent, { token }),
  }),
  'invitation.received': endpoint({
    method: 'get',
    path: '/api/received-invitation',
    summary: "Lists the open invitations to one's own confirmed email.",
    data: z.array(received),
  }),
  'invitation.take': endpoint({
    method: 'post',
    path: '/api/received-invitation/{id}/accept',
    summary: "Accepts an invitation to one's own confirmed email.",
    params: one,
    data: accepted,
  }),
  'invitation.refuse': endpoint({
    method: 'delete',
    path: '/api/received-invitation/{id}',
    summary: "Declines an invitation to one's own confirmed email.",
    params: one,
  }),
  'invitation.decline': endpoint({
    method: 'post',
    path: '/api/invitation/{token}/decline',
    summary: 'Declines an invitation, which is then used up.',
    params: z.strictObject({ token }),
  }),
};
