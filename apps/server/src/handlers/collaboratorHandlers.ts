import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Handlers } from '../calls/call.js';
import { hashToken, newToken } from '../ids.js';
import { listCollaborators } from '../sharing/collaborators.js';
import type { Thing } from '../sharing/things.js';
import { dropInvitation, grantable, INVITATION_MS, send, useUp } from './invitations.js';

type CollaboratorCalls =
  | 'collaborator.list'
  | 'invitation.sent'
  | 'invitation.renew'
  | 'invitation.received'
  | 'invitation.take'
  | 'invitation.refuse';

export const collaboratorHandlers: Handlers<CollaboratorCalls> = {
  'collaborator.list': ({ db, caller }) => listCollaborators(db, caller.user.id),

  async 'invitation.sent'({ db, caller, now }) {
    const rows = await sentBy(db, caller.user.id, now).orderBy('i.id', 'desc').execute();
    return rows.map(toPending);
  },

  async 'invitation.renew'(call) {
    const { db, caller, params, body, now, limits } = call;
    const row = await sentBy(db, caller.user.id, now).where('i.id', '=', params.id).executeTakeFirst();
    if (!row) throw new ApiError('not-found');
    const { email } = row;
    const sends = body.send === true && email !== null;
    if (sends) limits.take('mail', caller.user.id);
    const token = newToken();
    const expiresAt = now + INVITATION_MS;
    await db
      .updateTable('invitation')
      .set({ tokenHash: hashToken(token), expiresAt })
      .where('id', '=', row.id)
      .execute();
    const renewed = { ...toPending(row), expiresAt, token };
    if (sends) send(call, email, renewed.title, token);
    return renewed;
  },

  async 'invitation.received'({ db, caller, now }) {
    const rows = await receivedBy(db, caller.user.id, now).orderBy('i.id', 'desc').execute();
    return rows.map((row) => ({
      ...toPending(row),
      from: { id: row.fromId, name: row.fromName, image: row.fromImage },
    }));
  },

  async 'invitation.take'({ db, caller, params, now }) {
    const row = await receivedBy(db, caller.user.id, now).where('i.id', '=', params.id).executeTakeFirst();
    if (!row) throw new ApiError('not-found');
    const { on, thingId: id, title, role } = toPending(row);
    const ownerId = row.graphOwnerId ?? row.repositoryOwnerId ?? '';
    const thing: Thing = { on, id, title, ownerId, column: on === 'graph' ? 'graphId' : 'repositoryId' };
    return useUp(db, caller.user.id, { id: row.id, role, thing }, now);
  },

  async 'invitation.refuse'({ db, caller, params, now }) {
    const row = await receivedBy(db, caller.user.id, now).where('i.id', '=', params.id).executeTakeFirst();
    if (!row) throw new ApiError('not-found');
    await dropInvitation(db, row.id);
    return {};
  },
};

/** Reads the invitations that can still be accepted, to what is there. */
function openInvitations(db: Queryable, now: number) {
  return db
    .selectFrom('invitation as i')
    .leftJoin('graph as g', (join) => join.onRef('g.id', '=', 'i.graphId').on('g.deletedAt', 'is', null))
    .leftJoin('repository as r', 'r.id', 'i.repositoryId')
    .select(['i.id', 'i.role', 'i.email', 'i.createdAt', 'i.expiresAt'])
    .select(['g.id as graphId', 'g.title', 'g.ownerId as graphOwnerId'])
    .select(['r.id as repositoryId', 'r.name', 'r.ownerId as repositoryOwnerId'])
    .where('i.expiresAt', '>', now)
    .where((eb) => eb.or([eb('g.id', 'is not', null), eb('r.id', 'is not', null)]));
}

/** Those to what is someone's own: who has given something away no longer says who may see it. */
const sentBy = (db: Queryable, userId: string, now: number) =>
  openInvitations(db, now).where((eb) => eb.or([eb('g.ownerId', '=', userId), eb('r.ownerId', '=', userId)]));

/** Those to the email of someone who has confirmed it: anyone can say that an address is theirs. */
const receivedBy = (db: Queryable, userId: string, now: number) =>
  openInvitations(db, now)
    .innerJoin('user as f', 'f.id', 'i.createdBy')
    .innerJoin('user as u', 'u.email', 'i.email')
    .select(['f.id as fromId', 'f.name as fromName', 'f.image as fromImage'])
    .where('u.id', '=', userId)
    .where('u.emailVerified', '=', 1);

interface PendingRow {
  readonly id: string;
  readonly role: number;
  readonly email: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly graphId: string | null;
  readonly title: string | null;
  readonly repositoryId: string | null;
  readonly name: string | null;
}

function toPending({
  id,
  role,
  email,
  createdAt,
  expiresAt,
  graphId,
  title,
  repositoryId,
  name,
}: PendingRow) {
  const on = graphId === null ? ('repository' as const) : ('graph' as const);
  return {
    id,
    on,
    thingId: graphId ?? repositoryId ?? '',
    title: title ?? name ?? '',
    role: grantable(role),
    email,
    createdAt,
    expiresAt,
  };
}
