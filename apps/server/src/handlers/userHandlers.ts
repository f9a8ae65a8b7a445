import { sql } from 'kysely';
import { ApiError } from '../errors/apiError.js';
import type { Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { findUser, toUser } from './authHandlers.js';
import { endSessions, listSessions } from '../auth/sessions.js';

type UserCalls =
  | 'site.show'
  | 'site.users'
  | 'user.current'
  | 'user.update'
  | 'session.list'
  | 'session.revoke'
  | 'session.revokeOthers';

export const userHandlers: Handlers<UserCalls> = {
  'site.show': async ({ config, sendsMail, thirdParties, locale }) => ({
    signUp: config.signUp,
    mail: sendsMail,
    providers: thirdParties.types.map((type) => ({
      type,
      label: thirdParties.labelOf(type, locale),
      icon: type,
    })),
  }),

  async 'site.users'({ db, query }) {
    const users = db
      .selectFrom('user')
      .select(['id', 'uid', 'name', 'email', 'image', 'locale', 'siteRole', 'createdAt']);
    const id = sql.ref<string>('id');
    const page = await pageOf(db, users, query, { by: id, type: 'string', id, order: 'asc' });
    return { ...page, items: page.items.map(toUser) };
  },

  'user.current': async ({ caller }) => toUser(caller.user),

  async 'user.update'({ db, caller, body, now }) {
    const { name, locale } = body;
    const changes = { ...(name === undefined ? {} : { name }), ...(locale === undefined ? {} : { locale }) };
    await db
      .updateTable('user')
      .set({ ...changes, updatedAt: now })
      .where('id', '=', caller.user.id)
      .execute();
    return findUser(db, caller.user.id);
  },

  'session.list': ({ db, caller, config }) => listSessions(db, caller, config),

  async 'session.revoke'({ db, caller, params }) {
    const ended = await endSessions(db, caller.user.id, { id: params.id });
    if (ended === 0) throw new ApiError('not-found');
    return {};
  },

  async 'session.revokeOthers'({ db, caller }) {
    await endSessions(db, caller.user.id, { except: caller.sessionId });
    return {};
  },
};
