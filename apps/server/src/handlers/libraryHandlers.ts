import { kindByName } from '@letu/kinds';
import type { Handlers } from '../calls/call.js';
import { ApiError } from '../errors/apiError.js';

/** Libraries are kept beside the preferences, of which they are none: nobody asks for both at once. */
function keyOf(name: string): string {
  if (!kindByName(name)?.hasShapes) throw new ApiError('not-found');
  return `library.${name}`;
}

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
    const key = keyOf(name);
    const set = { value: JSON.stringify(content), updatedAt: now };
    await db
      .insertInto('preference')
      .values({ userId: caller.user.id, key, ...set })
      .onConflict((on) => on.columns(['userId', 'key']).doUpdateSet(set))
      .execute();
    return { content, updatedAt: now };
  },
};
