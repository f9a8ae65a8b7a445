import { sql } from 'kysely';
import type { Database } from '../db/schema.js';
import { searchTerms } from './searchTerms.js';

const AT_ONCE = 200;

/** Makes the graphs found that an earlier version, which knew titles only, has stored. Tells how many there were. */
export async function fillSearch(db: Database): Promise<number> {
  let filled = 0;
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('graph')
        .select(['id', 'title', 'source'])
        .where('searchTerms', 'is', null)
        .limit(AT_ONCE)
        .execute();
      for (const { id, ...row } of rows) {
        await trx
          .updateTable('graph')
          .set({ searchTerms: searchTerms(row) })
          .where('id', '=', id)
          // One that was saved in between is found by what it has become.
          .where(sql<boolean>`search_terms is null`)
          .execute();
      }
      return rows.length;
    });
    filled += count;
    if (count < AT_ONCE) return filled;
  }
}
