import { api, type EndpointName } from '@letu/client/contract';

/**
 * Writes that hash a password, wait for a third party, do without an account or answer with a secret: they make do without a
 * transaction, and without repetition keys.
 */
const ALONE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'auth.signUp',
  'auth.signIn',
  'auth.forgotPassword',
  'auth.resetPassword',
  'auth.changePassword',
  'auth.thirdPartyStart',
  'auth.thirdPartyFinish',
  'account.linkStart',
  'account.linkFinish',
  'link.create',
  'font.upload',
  'font.uploadSite',
  'font.subset',
  'file.check',
  'file.put',
  'backup.check',
  'backup.run',
  'archive.pick',
  'archive.compare',
]);

/** Writes whose answer holds a secret that is stored nowhere else but as a hash. */
const SECRET: ReadonlySet<EndpointName> = new Set<EndpointName>(['graph.invite', 'repository.invite']);

/** Tells whether the answer of a call is encrypted where it is kept to be repeated. */
export function answersSecret(name: EndpointName): boolean {
  return SECRET.has(name);
}

/** Tells whether a call runs in a transaction of its own, and once for each `Idempotency-Key`. */
export function isAtomic(name: EndpointName): boolean {
  return api[name].method !== 'get' && !ALONE.has(name);
}
