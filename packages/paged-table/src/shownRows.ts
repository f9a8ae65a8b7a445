import type { RowKey, ShownRow } from './types.js';

/** Names a row's key: a field, or a function of the row. */
export type KeyOfRow<Row> = (keyof Row & string) | ((row: Row) => RowKey);

/**
 * Gives rows the ids they are drawn by. Of rows with the same key, later ones get their place behind it; rows without one have their place alone.
 *
 * @param rows The rows of a page.
 * @param keyOf What tells them apart.
 */
export function shownRows<Row>(rows: readonly Row[], keyOf: KeyOfRow<Row>): readonly ShownRow<Row>[] {
  const seen = new Set<RowKey>();
  return rows.map((row, at) => {
    const given = typeof keyOf === 'function' ? keyOf(row) : (row[keyOf] as RowKey | undefined);
    const key = given ?? `#${at}`;
    const id = seen.has(key) ? `${key}#${at}` : key;
    seen.add(key);
    return { id, key, row };
  });
}
