import { createAdapterFactory, type CleanedWhere, type CustomAdapter } from 'better-auth/adapters';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.js';
import { hashToken } from '../ids.js';

type Row = Record<string, unknown>;
/** The tables of better-auth, which names them and their columns only when it runs. */
type AnyTables = Record<string, Row>;
type Condition = ExpressionWrapper<AnyTables, string, SqlBool>;

/**
 * Lets better-auth store in the product's own tables: times as milliseconds, flags as 0 and 1, and of a session's token only
 * the hash, so that no one who reads the database can sign in with what they find.
 */
export function authAdapter(database: Database) {
  const db = database as unknown as import('kysely').Kysely<AnyTables>;
  return createAdapterFactory({
    config: {
      adapterId: 'letu',
      supportsBooleans: false,
      supportsNumericIds: false,
      // Passwords are hashed inside of better-auth's transactions, which would keep SQLite's one connection for that long.
      transaction: false,
      customTransformInput: ({ data }) => (data instanceof Date ? data.getTime() : data),
      customTransformOutput: ({ data, fieldAttributes }) =>
        fieldAttributes.type === 'date' && typeof data === 'number' ? new Date(data) : data,
    },
    adapter: (): CustomAdapter => ({
      async create({ model, data }) {
        await db.insertInto(model).values(stored(model, data)).execute();
        return data;
      },
      async update({ model, where, update }) {
        const query = db
          .updateTable(model)
          .set(stored(model, update as Row))
          .where(matching(model, where));
        return read(model, where, await query.returningAll().executeTakeFirst());
      },
      async updateMany({ model, where, update }) {
        const query = db.updateTable(model).set(stored(model, update)).where(matching(model, where));
        return Number((await query.executeTakeFirst()).numUpdatedRows);
      },
      async findOne({ model, where }) {
        const query = db.selectFrom(model).selectAll().where(matching(model, where)).limit(1);
        return read(model, where, await query.executeTakeFirst());
      },
      async findMany<T>({ model, where = [], limit, offset, sortBy }: FindMany) {
        let query = db.selectFrom(model).selectAll().where(matching(model, where)).limit(limit);
        if (sortBy) query = query.orderBy(sortBy.field, sortBy.direction);
        if (offset) query = query.offset(offset);
        return (await query.execute()) as T[];
      },
      async delete({ model, where }) {
        await db.deleteFrom(model).where(matching(model, where)).execute();
      },
      async deleteMany({ model, where }) {
        return Number(
          (await db.deleteFrom(model).where(matching(model, where)).executeTakeFirst()).numDeletedRows,
        );
      },
      async consumeOne({ model, where }) {
        const first = db.selectFrom(model).select('id').where(matching(model, where)).limit(1);
        const deleted = await db.deleteFrom(model).where('id', 'in', first).returningAll().executeTakeFirst();
        return read(model, where, deleted);
      },
      async count({ model, where = [] }) {
        const query = db.selectFrom(model).select(sql<number>`count(*)`.as('count'));
        return (await query.where(matching(model, where)).executeTakeFirstOrThrow()).count;
      },
    }),
  });
}

type FindMany = Parameters<CustomAdapter['findMany']>[0];

const isToken = (model: string, field: string) => model === 'session' && field === 'token';

/** Returns a row as it is stored. */
function stored(model: string, row: Row): Row {
  const { token } = row;
  return model === 'session' && typeof token === 'string' ? { ...row, token: hashToken(token) } : row;
}

/** Returns a row as better-auth expects it: with the token it was asked for by, which is nowhere stored. */
function read<T>(model: string, where: readonly CleanedWhere[], row: Row | undefined): T | null {
  if (!row) return null;
  const asked = where.find(({ field }) => isToken(model, field))?.value;
  return (asked === undefined ? row : { ...row, token: asked }) as T;
}

function matching(model: string, where: readonly CleanedWhere[]) {
  return (eb: ExpressionBuilder<AnyTables, string>): Condition => {
    const conditions = (connector: string) =>
      where.filter((each) => each.connector === connector).map((each) => condition(eb, model, each));
    const [all, any] = [conditions('AND'), conditions('OR')];
    return eb.and(any.length > 0 ? [...all, eb.or(any)] : all);
  };
}

function condition(
  eb: ExpressionBuilder<AnyTables, string>,
  model: string,
  { field, operator, value, mode }: CleanedWhere,
): Condition {
  if (mode === 'insensitive') throw new TypeError(`better-auth asks for ${field} in any case.`);
  switch (operator) {
    case 'eq':
      if (value === null) return eb(field, 'is', null);
      return eb(field, '=', isToken(model, field) ? hashToken(String(value)) : value);
    case 'ne':
      return value === null ? eb(field, 'is not', null) : eb(field, '!=', value);
    case 'lt':
      return eb(field, '<', value);
    case 'lte':
      return eb(field, '<=', value);
    case 'gt':
      return eb(field, '>', value);
    case 'gte':
      return eb(field, '>=', value);
    case 'in':
      return eb(field, 'in', value as string[]);
    case 'not_in':
      return eb(field, 'not in', value as string[]);
    default:
      throw new TypeError(`better-auth asks for ${operator}, which nothing here needs.`);
  }
}
