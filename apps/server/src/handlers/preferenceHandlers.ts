import { PREFERENCES, type PreferenceKey, type Preferences } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Handlers } from '../calls/call.js';

type PreferenceCalls = 'preference.list' | 'preference.set' | 'preference.reset';

export const preferenceHandlers: Handlers<PreferenceCalls> = {
  'preference.list': ({ db, caller }) => readPreferences(db, caller.user.id),

  async 'preference.set'({ db, caller, params: { key }, body, now }) {
    const { success, data } = PREFERENCES[key].schema.safeParse(body.value);
    if (!success) throw new ApiError('bad-request', { data: { fields: ['value'] } });
    const set = { value: JSON.stringify(data), updatedAt: now };
    await db
      .insertInto('preference')
      .values({ userId: caller.user.id, key, ...set })
      .onConflict((on) => on.columns(['userId', 'key']).doUpdateSet(set))
      .execute();
    return readPreferences(db, caller.user.id);
  },

  async 'preference.reset'({ db, caller, params: { key } }) {
    await db.deleteFrom('preference').where('userId', '=', caller.user.id).where('key', '=', key).execute();
    return readPreferences(db, caller.user.id);
  },
};

async function readPreferences(db: Queryable, userId: string): Promise<Preferences> {
  const rows = await db
    .selectFrom('preference')
    .select(['key', 'value'])
    .where('userId', '=', userId)
    .where('key', 'in', Object.keys(PREFERENCES))
    .execute();
  const stored = new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
  const values = Object.entries(PREFERENCES).map(([key, { schema, initial }]) => {
    // What an older version has stored may be nothing that this one knows.
    const { success, data } = schema.safeParse(stored.get(key));
    return [key as PreferenceKey, success ? data : initial] as const;
  });
  return Object.fromEntries(values) as Preferences;
}
