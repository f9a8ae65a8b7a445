import type { Body, Role } from '@letu/client/contract';
import { rankOf, roleOf } from '../access/roles.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Call } from '../calls/call.js';
import { hashToken, newId, newToken } from '../ids.js';
import { messages } from '../locales/index.js';
import type { Thing } from '../sharing/things.js';

/** How long an invitation can be accepted, in milliseconds. */
export const INVITATION_MS = 14 * 24 * 60 * 60_000;

type Grantable = Exclude<Role, 'owner'>;
/** Returns the role of a stored rank that was given to someone. */
export const grantable = (rank: number): Grantable => (roleOf(rank) ?? 'viewer') as Grantable;

/** Lists the invitations that can still be accepted. */
export async function listInvitations({ db, now }: { db: Queryable; now: number }, { column, id }: Thing) {
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'role', 'email', 'createdAt', 'expiresAt'])
    .where(column, '=', id)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, role: grantable(row.role) }));
}

/** Makes an invitation, and sends it where it is for an address. Its token is shown once and stored as a hash. */
export async function invite(call: Call<'graph.invite'> | Call<'repository.invite'>, thing: Thing) {
  const { db, caller, now, limits } = call;
  const { role }: Body<'graph.invite'> = call.body;
  const email = call.body.email ?? null;
  if (email !== null) limits.take('mail', caller.user.id);
  const token = newToken();
  const shown = { id: newId(now), email, createdAt: now, expiresAt: now + INVITATION_MS };
  const on = { graphId: null, repositoryId: null, [thing.column]: thing.id };
  await db
    .insertInto('invitation')
    .values({ ...shown, ...on, role: rankOf(role), createdBy: caller.user.id, tokenHash: hashToken(token) })
    .execute();
  if (email !== null) send(call, email, thing.title, token);
  return { ...shown, role, token };
}

/** Takes an invitation back. @throws ApiError `not-found` */
export async function removeInvitation(
  db: Queryable,
  { column, id }: Thing,
  invitationId: string,
): Promise<Record<never, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('id', '=', invitationId)
    .where(column, '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('not-found');
  return {};
}

/** Says what an invitation is for. @throws ApiError `not-found` for one that is unknown, used, taken back or too old. */
export async function readInvitation(db: Queryable, token: string, now: number) {
  const row = await db
    .selectFrom('invitation as i')
    .innerJoin('user as u', 'u.id', 'i.createdBy')
    .leftJoin('graph as g', (join) => join.onRef('g.id', '=', 'i.graphId').on('g.deletedAt', 'is', null))
    .leftJoin('repository as r', 'r.id', 'i.repositoryId')
    .select([
      'i.id',
      'i.role',
      'i.email',
      'u.name as from',
      'g.id as graphId',
      'g.title',
      'g.ownerId as graphOwnerId',
    ])
    .select(['r.id as repositoryId', 'r.name', 'r.ownerId as repositoryOwnerId'])
    .where('i.tokenHash', '=', hashToken(token))
    .where('i.expiresAt', '>', now)
    .executeTakeFirst();
  const thing = row && thingOf(row);
  if (!row || !thing) throw new ApiError('not-found');
  return { id: row.id, from: row.from, role: grantable(row.role), email: row.email, thing };
}

/**
 * Gives the caller the role an invitation is for, unless they have a higher one, and uses the invitation up.
 *
 * @throws ApiError `not-found` as above, and for one sent to another address than the caller's.
 */
export async function acceptInvitation({ db, caller, params, now }: Call<'invitation.accept'>) {
  const invitation = await readInvitation(db, params.token, now);
  const { email } = invitation;
  if (email !== null && email !== caller.user.email) throw new ApiError('not-found');
  return useUp(db, caller.user.id, invitation, now);
}

/** Uses an invitation up without taking what it is for. @throws ApiError `not-found` as above. */
export async function declineInvitation({ db, caller, params, now }: Call<'invitation.decline'>) {
  const { id, email } = await readInvitation(db, params.token, now);
  if (email !== null && email !== caller.user.email) throw new ApiError('not-found');
  await dropInvitation(db, id);
  return {};
}

/** Ends an invitation. @throws ApiError `not-found` where another was faster. */
export async function dropInvitation(db: Queryable, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('not-found');
}

/** Gives someone the role an invitation is for, unless they have a higher one. @throws ApiError `not-found` for one that was used. */
export async function useUp(
  db: Queryable,
  userId: string,
  { id, role, thing }: { id: string; role: Grantable; thing: Thing },
  now: number,
) {
  await dropInvitation(db, id);
  const accepted = { on: thing.on, id: thing.id };
  if (thing.ownerId === userId) return { ...accepted, role: 'owner' as const };
  const mine = { id: newId(now), userId, graphId: null, repositoryId: null, [thing.column]: thing.id };
  const rank = rankOf(role);
  const { role: given } = await db
    .insertInto('accessGrant')
    .values({ ...mine, role: rank, createdAt: now })
    .onConflict((on) =>
      on.columns(['userId', thing.column]).doUpdateSet((eb) => ({
        role: eb.case().when('accessGrant.role', '>', rank).then(eb.ref('accessGrant.role')).else(rank).end(),
      })),
    )
    .returning('role')
    .executeTakeFirstOrThrow();
  return { ...accepted, role: grantable(given) };
}

interface Row {
  readonly graphId: string | null;
  readonly graphOwnerId: string | null;
  readonly title: string | null;
  readonly repositoryId: string | null;
  readonly repositoryOwnerId: string | null;
  readonly name: string | null;
}

function thingOf({
  graphId,
  graphOwnerId,
  title,
  repositoryId,
  repositoryOwnerId,
  name,
}: Row): Thing | undefined {
  if (graphId !== null && graphOwnerId !== null && title !== null) {
    return { on: 'graph', column: 'graphId', id: graphId, ownerId: graphOwnerId, title };
  }
  if (repositoryId === null || repositoryOwnerId === null || name === null) return undefined;
  return {
    on: 'repository',
    column: 'repositoryId',
    id: repositoryId,
    ownerId: repositoryOwnerId,
    title: name,
  };
}

/** Sends an invitation after the call has answered: whether the mail arrives is no part of making it. */
export function send(
  {
    caller,
    locale,
    mailer,
    siteUrl,
    logger,
  }: Call<'graph.invite'> | Call<'repository.invite'> | Call<'invitation.renew'>,
  to: string,
  title: string,
  token: string,
): void {
  const text = messages[locale];
  const subject = text.inviteSubject(caller.user.name, title);
  mailer
    .send({ to, subject, text: text.inviteText(`${siteUrl()}/collaborator?invitation=${token}`) })
    .catch((error: unknown) => logger.error({ err: error }, 'an invitation was not sent'));
}
