import { isAPIError } from 'better-auth/api';
import type { User } from '@letu/client/contract';
import type { Database, Queryable } from '../db/schema.js';
import { ApiError, type ApiErrorCode } from '../errors/apiError.js';
import type { Call, Handlers } from '../calls/call.js';
import { shownEmail } from '../thirdParty/linkedAccounts.js';
import { ADDRESS_HEADER } from '../auth/auth.js';
import { endSessions, type Caller } from '../auth/sessions.js';

type AuthCalls =
  | 'auth.signUp'
  | 'auth.signIn'
  | 'auth.signOut'
  | 'auth.forgotPassword'
  | 'auth.resetPassword'
  | 'auth.changePassword';

export const authHandlers: Handlers<AuthCalls> = {
  async 'auth.signUp'(call) {
    const { auth, body, config, limits, ipAddress } = call;
    if (!config.signUp) throw new ApiError('sign-up-closed');
    limits.take('sign-in', `address ${ipAddress}`);
    const given = { ...body, locale: body.locale ?? call.locale };
    const { token, user } = await translated(
      auth.api.signUpEmail({ body: given, headers: headersOf(call) }),
      { USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken', FAILED_TO_CREATE_USER: 'email-taken' },
      'bad-request',
    );
    return signedIn(call, token, user.id);
  },

  async 'auth.signIn'(call) {
    const { auth, body, limits, ipAddress } = call;
    limits.take('sign-in', `account ${body.email}`);
    limits.take('sign-in', `address ${ipAddress}`);
    const { token, user } = await translated(
      auth.api.signInEmail({ body, headers: headersOf(call) }),
      {},
      'wrong-credentials',
    );
    return signedIn(call, token, user.id);
  },

  async 'auth.signOut'({ db, caller }) {
    await endSessions(db, caller.user.id, { id: caller.sessionId });
    return {};
  },

  async 'auth.forgotPassword'({ auth, body, limits, ipAddress, logger }) {
    limits.take('mail', body.email);
    limits.take('mail', `address ${ipAddress}`);
    // Not awaited: how long it takes would tell whether there is such an account.
    void auth.api
      .requestPasswordReset({ body })
      .catch((error: unknown) =>
        logger.error({ err: error }, 'the message to set a new password was not sent'),
      );
    return {};
  },

  async 'auth.resetPassword'({ auth, body, limits, ipAddress }) {
    limits.take('sign-in', `address ${ipAddress}`);
    const given = { token: body.token, newPassword: body.password };
    await translated(auth.api.resetPassword({ body: given }), {}, 'bad-token');
    return {};
  },

  async 'auth.changePassword'({ auth, body, caller, db, limits }) {
    limits.take('sign-in', `account ${caller.user.email}`);
    const { internalAdapter, password } = await auth.$context;
    const account = await internalAdapter.findCredentialAccount(caller.user.id);
    const hash = account?.password;
    if (!hash || !(await password.verify({ hash, password: body.currentPassword }))) {
      throw new ApiError('not-allowed', { data: { field: 'currentPassword' } });
    }
    await internalAdapter.updatePassword(caller.user.id, await password.hash(body.password));
    await endSessions(db, caller.user.id, { except: caller.sessionId });
    return {};
  },
};

/** Returns someone as they see themselves. */
export function toUser(row: Caller['user']): User {
  const email = shownEmail(row.email);
  return {
    ...row,
    email,
    locale: row.locale as User['locale'],
    siteRole: row.siteRole as User['siteRole'],
  };
}

/** Finds an account by its id. */
export async function findUser(db: Queryable, id: string): Promise<User> {
  const columns = ['id', 'uid', 'name', 'email', 'image', 'locale', 'siteRole', 'createdAt'] as const;
  return toUser(await db.selectFrom('user').select(columns).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Answers a sign-in; the session the request came with, if any, ends: its id may be known to others. */
export async function signedIn(
  { db, caller }: Pick<Call<'auth.signIn'>, 'db' | 'caller'>,
  sessionId: string | null,
  userId: string,
) {
  if (sessionId === null) throw new ApiError('failed');
  if (caller) await endSessions(db as Database, caller.user.id, { id: caller.sessionId });
  return { sessionId, user: await findUser(db, userId) };
}

function headersOf({ ipAddress, userAgent }: { ipAddress: string; userAgent: string }): Headers {
  return new Headers({ [ADDRESS_HEADER]: ipAddress, 'User-Agent': userAgent });
}

/** Waits for better-auth and throws its refusals as ours, `other` where the list does not have them. */
async function translated<T>(
  work: Promise<T>,
  codes: Readonly<Record<string, ApiErrorCode>>,
  other: ApiErrorCode,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const code = typeof error.body?.code === 'string' ? codes[error.body.code] : undefined;
    throw new ApiError(code ?? other, { cause: error });
  }
}
