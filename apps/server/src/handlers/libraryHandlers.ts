import type { Handlers } from '../calls/call.js';

/** Libraries are kept beside the preferences, of which they are none: nobody asks for both at once. */
const keyOf = (name: string) => `library.${name}`;

export const libraryHandlers: Handlers<'library.show' | 'library.set'> = {
  async 'library.show'({ db, caller, params: { name } }) {
    const row = await db
      .selectFrom('preference')
      .select(['value', 'updatedAt'])
      .where('userId', '=', caller.user.id)
      .where('key', '=', keyOf(name))
      .executeTakeFirst();
    return { content: row ? (JSON.parse(row.value) as string) : '', updatedAt: row?.updatedAt ?? null };
  },

  async 'library.set'({ db, caller, params: { name }, body: { content }, now }) {
    const set = { value: JSON.stringify(content), updatedAt: now };
    await db
      .insertInto('preference')
      .values({ userId: caller.user.id, key: keyOf(name), ...set })
      .onConflict((on) => on.columns(['userId', 'key']).doUpdateSet(set))
      .execute();
    return { content, updatedAt: now };
  },
};
