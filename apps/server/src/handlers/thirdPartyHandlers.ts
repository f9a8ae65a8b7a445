import type { ThirdPartyType } from '@letu/client/contract';
import { signedIn } from './authHandlers.js';
import { isDuplicate } from '../db/failures.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Call, Handlers } from '../calls/call.js';
import { messages } from '../locales/index.js';
import { beginAttempt, endAttempt, newState } from '../thirdParty/attempts.js';
import {
  accountFor,
  accountsOf,
  linkAccount,
  unlinkAccount,
  type Found,
} from '../thirdParty/linkedAccounts.js';

type ThirdPartyCalls =
  | 'auth.thirdPartyStart'
  | 'auth.thirdPartyFinish'
  | 'account.list'
  | 'account.linkStart'
  | 'account.linkFinish'
  | 'account.unlink';
/** What signing in and linking have in common. */
type Start = Omit<Call<'auth.thirdPartyStart'>, 'caller'>;
type Finish = Omit<Call<'auth.thirdPartyFinish'>, 'caller'>;
type AccountCall = Pick<Call<'account.list'>, 'db' | 'caller' | 'thirdParties' | 'locale'>;

export const thirdPartyHandlers: Handlers<ThirdPartyCalls> = {
  'auth.thirdPartyStart': (call) => begin(call, null),

  async 'auth.thirdPartyFinish'(call) {
    const { db, config, locale, now, ipAddress, userAgent, auth } = call;
    const { found, redirect } = await finish(call, null);
    const otherName = messages[locale].someone;
    const newcomer = { signUp: config.signUp, locale, otherName };
    const userId = await settled(call, (trx) => accountFor(trx, found, newcomer, now));
    const { internalAdapter } = await auth.$context;
    const { token } = await internalAdapter.createSession(userId, false, { ipAddress, userAgent });
    return { ...(await signedIn({ db, caller: call.caller }, token, userId)), redirect };
  },

  'account.list': (call) => listAccounts(call),

  'account.linkStart': (call) => begin(call, call.caller.user.id),

  async 'account.linkFinish'(call) {
    const userId = call.caller.user.id;
    const { found, redirect } = await finish(call, userId);
    await settled(call, (trx) => linkAccount(trx, userId, found, call.now));
    return { ...(await listAccounts(call)), redirect };
  },

  async 'account.unlink'(call) {
    const { db, database, caller, params, thirdParties } = call;
    const which = { userId: caller.user.id, id: params.id };
    await unlinkAccount(db, database.dialect, which, thirdParties.types);
    return listAccounts(call);
  },
};

async function begin(call: Start, userId: string | null) {
  const { db, body, limits, ipAddress, thirdParties, now } = call;
  const { type, redirect = '/' } = body;
  limits.take('third-party', `address ${ipAddress}`);
  const thirdParty = configured(call, type);
  const state = newState();
  const url = await thirdParty
    .authorizationUrl(thirdParties.attemptOf(type, state))
    .catch((cause: unknown) => failed(cause));
  return { url, nonce: await beginAttempt(db, state, { type, userId, redirect }, now) };
}

async function finish(call: Finish, userId: string | null): Promise<{ found: Found; redirect: string }> {
  const { db, body, limits, ipAddress, thirdParties, now } = call;
  const { type, code, state } = body;
  limits.take('third-party', `address ${ipAddress}`);
  const thirdParty = configured(call, type);
  const redirect = await endAttempt(db, body, userId, now);
  const identity = await thirdParty
    .identify(code, thirdParties.attemptOf(type, state))
    .catch((cause: unknown) => failed(cause));
  return { found: { ...identity, type, authority: thirdParty.authority }, redirect };
}

/** Does what finds or adds an account, again where someone else has added the same one meanwhile. */
async function settled<T>({ database: { db } }: Finish, work: (trx: Queryable) => Promise<T>): Promise<T> {
  const attempt = () => db.transaction().execute(work);
  return attempt().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    return attempt();
  });
}

function configured({ thirdParties }: Start | Finish, type: ThirdPartyType) {
  const thirdParty = thirdParties.get(type);
  if (!thirdParty) throw new ApiError('not-found');
  return thirdParty;
}

function failed(cause: unknown): never {
  throw new ApiError('third-party-failed', { cause });
}

async function listAccounts({ db, caller, thirdParties, locale }: AccountCall) {
  const { hasPassword, thirdParties: linked } = await accountsOf(db, caller.user.id);
  const named = linked.map((each) => ({ ...each, label: thirdParties.labelOf(each.type, locale) }));
  return { hasPassword, thirdParties: named };
}
