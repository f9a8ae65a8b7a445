import { client } from '../server/client.js';
import type { ThirdPartyType } from '@letu/client';

/** What this tab keeps of a sign-in it has begun, so that no one else can finish it. */
interface Attempt {
  readonly type: ThirdPartyType;
  readonly nonce: string;
}

const KEY = 'letu:third-party';

/** Leaves for a third party, which leads back to `/login/callback/{type}`. */
export async function beginThirdParty(type: ThirdPartyType, redirect: string): Promise<void> {
  const { url, nonce } = await client.call('auth.thirdPartyStart', { body: { type, redirect } });
  sessionStorage.setItem(KEY, JSON.stringify({ type, nonce } satisfies Attempt));
  window.location.assign(url);
}

/** A way back from a third party that finishes nothing this tab has begun. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError';
}

/**
 * Finishes a sign-in with what the third party has sent along.
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
  const { redirect } = await client.call('auth.thirdPartyFinish', { body: { ...begun, code, state } });
  return redirect;
}

function readAttempt(): Attempt | undefined {
  try {
    const { type, nonce } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Attempt>;
    return type && nonce ? { type, nonce } : undefined;
  } catch {
    return undefined;
  }
}
