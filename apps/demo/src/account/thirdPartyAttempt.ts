import { client } from '../server/client.js';
import type { Data, ThirdPartyType } from '@letu/client';

/** What this tab keeps of a sign-in it has begun, so that no one else can finish it. */
interface Attempt {
  /** Whether it is to become one more way into the account that is signed in. */
  readonly isLink: boolean;
  readonly type: ThirdPartyType;
  readonly nonce: string;
}

const KEY = 'letu:third-party';

/** Leaves for a third party to sign in there. It leads back to `/login/callback/{type}`. */
export async function beginThirdParty(type: ThirdPartyType, redirect: string): Promise<void> {
  leave(type, false, await client.call('auth.thirdPartyStart', { body: { type, redirect } }));
}

/** Leaves for a third party to make it one more way into the account that is signed in. */
export async function beginLink(type: ThirdPartyType, redirect: string): Promise<void> {
  leave(type, true, await client.call('account.linkStart', { body: { type, redirect } }));
}

function leave(type: ThirdPartyType, isLink: boolean, { url, nonce }: Data<'account.linkStart'>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ isLink, type, nonce } satisfies Attempt));
  window.location.assign(url);
}

/** A way back from a third party that finishes nothing this tab has begun. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError';
}

/**
 * Finishes what was begun with what the third party has sent along.
 *
 * @returns Where to go on.
 * @throws AttemptError where it sent nothing, or this tab has begun nothing; ClientError where the server refuses.
 */
export async function finishThirdParty(type: string, search: string): Promise<string> {
  const sent = new URLSearchParams(search);
  // DingTalk names it differently.
  const code = sent.get('code') ?? sent.get('authCode');
  const state = sent.get('state');
  const begun = readAttempt();
  if (!code || !state || begun?.type !== type) throw new AttemptError('Nothing was begun here.');
  sessionStorage.removeItem(KEY);
  const body = { type: begun.type, nonce: begun.nonce, code, state };
  const call = begun.isLink ? 'account.linkFinish' : 'auth.thirdPartyFinish';
  return (await client.call(call, { body })).redirect;
}

function readAttempt(): Attempt | undefined {
  try {
    const {
      isLink = false,
      type,
      nonce,
    } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Attempt>;
    return type && nonce ? { isLink, type, nonce } : undefined;
  } catch {
    return undefined;
  }
}
