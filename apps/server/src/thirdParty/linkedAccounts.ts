import { thirdPartyType, type ThirdPartyType } from '@letu/client/contract';
import type { OpenDatabase } from '../db/openDatabase.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { newId, newUid } from '../ids.js';
import type { Locale } from '../locales/index.js';
import type { Identity } from './thirdParty.js';

/** What better-auth names the way in by a password. */
const PASSWORD = 'credential';

/** An address that no mail reaches (https://www.rfc-editor.org/rfc/rfc2606), for someone of whom none is known. */
const NO_EMAIL = '@third-party.invalid';

/** Returns an email as others see it: empty for someone of whom none is known. */
export function shownEmail(email: string): string {
  return email.endsWith(NO_EMAIL) ? '' : email;
}

/** Someone at a third party. */
export interface Found extends Identity {
  readonly type: ThirdPartyType;
  readonly authority: string;
}

interface Newcomer {
  readonly signUp: boolean;
  readonly locale: Locale;
  /** What someone is called of whom no name is known. */
  readonly otherName: string;
}

/**
 * Returns the account of who has signed in with a third party; where there is none yet, it is linked to the one with the same
 * email or made. An email counts only where both sides have confirmed it: whoever enters that of another on one of them would
 * get into their account.
 *
 * @throws ApiError `account-exists`, `sign-up-closed`.
 */
export async function accountFor(
  db: Queryable,
  found: Found,
  newcomer: Newcomer,
  now: number,
): Promise<string> {
  const known = await ownerOf(db, found);
  if (known !== undefined) return known;
  const email = found.confirmedEmail?.toLowerCase();
  const same =
    email === undefined
      ? undefined
      : await db
          .selectFrom('user')
          .select(['id', 'emailVerified'])
          .where('email', '=', email)
          .executeTakeFirst();
  if (same && same.emailVerified === 0) {
    // Only who the email belongs to gets here, so it tells no one else of the account.
    throw new ApiError('account-exists', { data: { ways: await waysOf(db, same.id) } });
  }
  if (!same && !newcomer.signUp) throw new ApiError('sign-up-closed');
  const userId = same?.id ?? (await addUser(db, found.name, email, newcomer, now));
  await addAccount(db, userId, found, now);
  return userId;
}

/**
 * Adds someone at a third party to the ways in which an account is signed in to.
 *
 * @throws ApiError `account-taken` where they sign in to another account.
 */
export async function linkAccount(db: Queryable, userId: string, found: Found, now: number): Promise<void> {
  const owner = await ownerOf(db, found);
  if (owner !== undefined && owner !== userId) throw new ApiError('account-taken');
  if (owner === undefined) await addAccount(db, userId, found, now);
  const email = found.confirmedEmail?.toLowerCase();
  if (email === undefined) return;
  await db
    .updateTable('user')
    .set({ emailVerified: 1, updatedAt: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('emailVerified', '=', 0)
    .execute();
}

/** Lists the ways in which someone can sign in. */
export async function accountsOf(db: Queryable, userId: string) {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'providerId', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const thirdParties = rows.flatMap(({ id, providerId, createdAt }) => {
    const { data: type } = thirdPartyType.safeParse(providerId);
    return type === undefined ? [] : [{ id, type, createdAt }];
  });
  return { hasPassword: rows.some(({ providerId }) => providerId === PASSWORD), thirdParties };
}

/**
 * Takes a third party from the ways in which someone can sign in.
 *
 * @param usable The third parties that can be signed in with.
 * @throws ApiError `not-found`; `last-account` where no way would be left.
 */
export async function unlinkAccount(
  db: Queryable,
  dialect: OpenDatabase['dialect'],
  { userId, id }: { userId: string; id: string },
  usable: readonly ThirdPartyType[],
): Promise<void> {
  // Two that were unlinked at once would each take the other for the way that is left.
  const user = db.selectFrom('user').select('id').where('id', '=', userId);
  await (dialect === 'postgres' ? user.forUpdate() : user).execute();
  const { hasPassword, thirdParties } = await accountsOf(db, userId);
  if (!thirdParties.some((each) => each.id === id)) throw new ApiError('not-found');
  const isOther = thirdParties.some((each) => each.id !== id && usable.includes(each.type));
  if (!hasPassword && !isOther) throw new ApiError('last-account');
  await db.deleteFrom('account').where('id', '=', id).where('userId', '=', userId).execute();
}

/**
 * Notes that the email of an account is its owner's. Third parties that were linked before were so by who entered that email,
 * who may have been someone else: they no longer lead in.
 */
export async function confirmEmail(db: Queryable, userId: string): Promise<void> {
  const confirmed = await db
    .updateTable('user')
    .set({ emailVerified: 1 })
    .where('id', '=', userId)
    .where('emailVerified', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) return;
  await db.deleteFrom('account').where('userId', '=', userId).where('providerId', '!=', PASSWORD).execute();
}

async function ownerOf(db: Queryable, { type, authority, id }: Found): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('userId')
    .where('providerId', '=', type)
    .where('accountId', '=', `${authority} ${id}`)
    .executeTakeFirst();
  return row?.userId;
}

async function waysOf(db: Queryable, userId: string): Promise<string[]> {
  const { hasPassword, thirdParties } = await accountsOf(db, userId);
  return [...(hasPassword ? ['password'] : []), ...new Set(thirdParties.map(({ type }) => type))];
}

async function addUser(
  db: Queryable,
  name: string,
  email: string | undefined,
  { locale, otherName }: Newcomer,
  now: number,
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('user')
    .values({
      id,
      uid: newUid(),
      name: storable(name) || otherName,
      email: email ?? `${id}${NO_EMAIL}`,
      emailVerified: email === undefined ? 0 : 1,
      image: null,
      locale,
      siteRole: 'member',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}

/** What it was let in with is not kept: there is nothing else to ask the third party for. */
async function addAccount(
  db: Queryable,
  userId: string,
  { type, authority, id }: Found,
  now: number,
): Promise<void> {
  const nothing = { password: null, accessToken: null, refreshToken: null, idToken: null, scope: null };
  await db
    .insertInto('account')
    .values({
      id: newId(now),
      userId,
      providerId: type,
      accountId: `${authority} ${id}`,
      ...nothing,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** A name from elsewhere may hold what no database takes, and be of any length. */
function storable(name: string): string {
  const text = name.replaceAll(/[\0\p{Surrogate}]/gu, '').trim();
  return [...text].slice(0, 60).join('');
}
