import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Queryable } from './schema.js';

/** Stands for a value while a query is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** A query that looked at one value would be wrong for others. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`A prepared query cannot look at its value "${this.name}".`);
  }
}

/** Runs a query that was built before. */
export type Prepared<Values, Row> = (db: Queryable, values: Values) => Promise<readonly Row[]>;

/**
 * Makes a query that is built once for each database and run with other values each time: to build it takes longer than SQLite
 * takes to run it.
 *
 * @param build Builds the query. It may compare values and store them, which makes them parameters, and nothing else.
 */
export function prepared<Values extends object, Row>(
  build: (db: Queryable, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = built.get(adapter);
    if (!query) built.set(adapter, (query = build(db, slots<Values>()).compile()));
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Any value by its name. To Kysely, a value it does not know is a parameter, whatever its type. */
function slots<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_target, name) => new Slot(String(name)) });
}

/** Returns the row of a query that finds exactly one. @throws TypeError where there is none. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new TypeError('A row is missing that must be there.');
  return row;
}
