import { z } from './zod.js';
import { bigInt } from './bigInt.js';
import { email, id, listOf, locale, paging, password, time } from './common.js';
import { endpoint } from './endpoint.js';
import { thirdParty } from './thirdParty.js';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const user = z.object({
  id,
  /** The number in the addresses of shared links. */
  uid: bigInt,
  name: z.string(),
  /** Empty for someone who came by a third party that says none. */
  email: z.string(),
  image: z.nullable(z.string()),
  locale,
  siteRole: z.enum(['member', 'owner']),
  createdAt: time,
});
/** Who is signed in. */
export type User = z.output<typeof user>;

const session = z.object({
  id,
  createdAt: time,
  seenAt: time,
  expiresAt: time,
  ipAddress: z.string(),
  userAgent: z.string(),
  current: z.boolean(),
});

/** What sign-in answers: the session id to send as a bearer from now on. */
export const signedIn = z.object({ sessionId: z.string(), user });

export const userApi = {
  'site.show': endpoint({
    method: 'get',
    path: '/api/site',
    summary: 'Says what a visitor may do here before signing in.',
    data: z.object({
      signUp: z.boolean(),
      /** Whether messages are sent; else whoever runs the server passes them on. */
      mail: z._default(z.boolean(), true),
      providers: z.array(thirdParty),
    }),
  }),
  'site.users': endpoint({
    method: 'get',
    path: '/api/site/user',
    summary: 'Lists the accounts of this site.',
    query: z.strictObject(paging),
    data: listOf(user),
  }),
  'auth.signUp': endpoint({
    method: 'post',
    path: '/api/auth/sign-up',
    summary: 'Makes an account and signs it in.',
    body: z.strictObject({ name, email, password, locale: z.optional(locale) }),
    data: signedIn,
  }),
  'auth.signIn': endpoint({
    method: 'post',
    path: '/api/auth/sign-in',
    summary: 'Signs in with email and password.',
    body: z.strictObject({ email, password: z.string().check(z.maxLength(128)) }),
    data: signedIn,
  }),
  'auth.signOut': endpoint({
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'Ends the session of this request.',
  }),
  'auth.forgotPassword': endpoint({
    method: 'post',
    path: '/api/auth/password/forgot',
    summary: 'Sends a link to set a new password, where there is such an account.',
    body: z.strictObject({ email }),
  }),
  'auth.resetPassword': endpoint({
    method: 'post',
    path: '/api/auth/password/reset',
    summary: 'Sets a new password with the token of such a link, and ends every session.',
    body: z.strictObject({ token: z.string().check(z.maxLength(200)), password }),
  }),
  'auth.changePassword': endpoint({
    method: 'post',
    path: '/api/auth/password/change',
    summary: 'Sets a new password and ends every other session.',
    body: z.strictObject({ currentPassword: z.string().check(z.maxLength(128)), password }),
  }),
  'user.current': endpoint({
    method: 'get',
    path: '/api/user/current',
    summary: 'Returns who is signed in.',
    data: user,
  }),
  'user.update': endpoint({
    method: 'patch',
    path: '/api/user/current',
    summary: 'Changes the name or the language of who is signed in.',
    body: z.strictObject({ name: z.optional(name), locale: z.optional(locale) }),
    data: user,
  }),
  'session.list': endpoint({
    method: 'get',
    path: '/api/session',
    summary: 'Lists where one is signed in.',
    data: z.array(session),
  }),
  'session.revoke': endpoint({
    method: 'delete',
    path: '/api/session/{id}',
    summary: 'Ends one of the sessions of who is signed in.',
    params: z.strictObject({ id }),
  }),
  'session.revokeOthers': endpoint({
    method: 'delete',
    path: '/api/session',
    summary: 'Ends every other session of who is signed in.',
  }),
};
