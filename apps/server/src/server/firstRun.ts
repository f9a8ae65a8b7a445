import { randomBytes } from 'node:crypto';
import type { Services } from '../calls/services.js';

/** Who can sign in after the first run. */
export interface FirstOwner {
  readonly email: string;
  readonly password: string;
}

/** Makes an owner where there is no account yet, so that the site belongs to whoever started it, not to the first visitor. */
export async function createFirstOwner({
  database: { db },
  auth,
}: Services): Promise<FirstOwner | undefined> {
  const someone = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (someone) return undefined;
  const owner = { email: 'owner@letu.local', password: randomBytes(12).toString('base64url') };
  const { user } = await auth.api.signUpEmail({ body: { ...owner, name: 'Owner', locale: 'zh-CN' } });
  await db.updateTable('user').set({ siteRole: 'owner' }).where('id', '=', user.id).execute();
  // Signing up has signed the owner in, which nobody asked for.
  await db.deleteFrom('session').where('userId', '=', user.id).execute();
  return owner;
}
