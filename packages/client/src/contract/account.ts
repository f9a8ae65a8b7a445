import { z } from './zod.js';
import { sitePath } from '../sitePath.js';
import { id, time } from './common.js';
import { endpoint } from './endpoint.js';
import { thirdPartyType } from './thirdParty.js';
import { signedIn } from './user.js';

const begun = z.object({
  /** Where to send the browser. */
  url: z.string(),
  /** What the browser keeps to itself, so that no one else can finish what it began. */
  nonce: z.string(),
});

/** What the third party sends the browser back to `/login/callback/{type}` with, and what the browser has kept. */
const callback = z.strictObject({
  type: thirdPartyType,
  /** DingTalk names it `authCode`. */
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  nonce: z.string().check(z.minLength(1), z.maxLength(200)),
});

const here = z.string().check(
  z.maxLength(2000),
  z.refine((path) => sitePath(path) !== undefined),
);

const accounts = z.object({
  hasPassword: z.boolean(),
  thirdParties: z.array(z.object({ id, type: thirdPartyType, label: z.string(), createdAt: time })),
});

export const accountApi = {
  'auth.thirdPartyStart': endpoint({
    method: 'post',
    path: '/api/auth/third-party/start',
    summary: 'Begins a sign-in by a third party, which has to be finished within ten minutes.',
    body: z.strictObject({ type: thirdPartyType, redirect: z.optional(here) }),
    data: begun,
  }),
  'auth.thirdPartyFinish': endpoint({
    method: 'post',
    path: '/api/auth/third-party/finish',
    summary: 'Signs in whom the third party names, and makes their account where there is none.',
    body: callback,
    data: z.extend(signedIn, { redirect: z.string() }),
  }),
  'account.list': endpoint({
    method: 'get',
    path: '/api/account',
    summary: 'Lists the ways in which one can sign in.',
    data: accounts,
  }),
  'account.linkStart': endpoint({
    method: 'post',
    path: '/api/account/link/start',
    summary: 'Begins to add a third party to the ways in which one can sign in.',
    body: z.strictObject({ type: thirdPartyType, redirect: z.optional(here) }),
    data: begun,
  }),
  'account.linkFinish': endpoint({
    method: 'post',
    path: '/api/account/link/finish',
    summary: 'Adds the account that the third party names.',
    body: callback,
    data: z.extend(accounts, { redirect: z.string() }),
  }),
  'account.unlink': endpoint({
    method: 'delete',
    path: '/api/account/{id}',
    summary: 'Takes away a third party, unless it is the last way to sign in.',
    params: z.strictObject({ id }),
    data: accounts,
  }),
};
