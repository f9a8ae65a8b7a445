import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';

const SIZE = 20;
/** Counting stops here: nobody turns so many pages, and counting a million rows takes longer than finding one. */
const COUNTED = 10_000;

interface Wanted {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly after?: string | undefined;
}

/** Returns how many rows there have to be from the first on for a page, and for whether another follows. */
export const reachOf = ({ page = 1, size = SIZE }: Wanted): number => page * size + 1;

/** What a list is sorted by. */
interface Sorting {
  /** What each row is compared by. It is never null. */
  readonly by: RawBuilder<string | number>;
  readonly type: 'string' | 'number';
  /** The rows' id, which decides where two keys are alike. */
  readonly id: RawBuilder<string>;
  readonly order: 'asc' | 'desc';
}

/** Part of a list, as the contract has it. */
export interface Page<Item> {
  readonly items: Item[];
  readonly size: number;
  readonly next: string | null;
  readonly page?: number;
  readonly total?: number;
}

/**
 * Returns a page of a query by its number, with the total (10 000 at most), or what follows a key. A key names the last row
 * seen, so rows that come or go in between neither repeat nor hide others.
 *
 * @param counted Another query of as many rows, each of one value, which costs less. @default `query`
 * @throws ApiError `bad-request` for a key that is none of ours.
 */
export async function pageOf<DB, TB extends keyof DB, Item extends { readonly id: string }>(
  db: Queryable,
  query: SelectQueryBuilder<DB, TB, Item>,
  { page = 1, size = SIZE, after }: Wanted,
  { by, type, id, order }: Sorting,
  counted: Expression<unknown> = query.clearSelect().select(sql`1`.as('one')),
): Promise<Page<Item>> {
  let part = query
    .select(by.as('key'))
    .orderBy(by, order)
    .orderBy(id, order)
    .limit(size + 1);
  if (after) {
    const [key, last] = readKey(after, type);
    const beyond = sql.raw(order === 'asc' ? '>' : '<');
    part = part.where(sql<boolean>`(${by}, ${id}) ${beyond} (${key}, ${last})`);
  } else if (after === undefined) part = part.offset((page - 1) * size);

  const rows = (await part.execute()) as (Item & { key: string | number })[];
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const next = rows.length > size && last ? writeKey(last.key, last.id) : null;
  const found = { items, size, next };
  return after === undefined ? { ...found, page, total: await countOf(db, counted) } : found;
}

async function countOf(db: Queryable, query: Expression<unknown>): Promise<number> {
  const some = sql`select 1 from (${query}) as all_rows limit ${COUNTED}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) as some_rows`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function writeKey(key: string | number, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function readKey(text: string, type: Sorting['type']): [string | number, string] {
  try {
    const [key, id, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isKey = type === 'string' ? isText(key) : Number.isSafeInteger(key);
    if (isKey && isText(id) && rest.length === 0) return [key as string | number, id];
  } catch {
    // Refused below, like every other text that is no key.
  }
  throw new ApiError('bad-request', { data: { fields: ['after'] } });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !/[\0\p{Surrogate}]/u.test(value);
}
