import type { RowKey, ShownRow } from './types.js';

/** Names a row's key: a field, or a function of the row. */
export type KeyOfRow<Row> = (keyof Row & string) | ((row: Row) => RowKey);

/**
 * Gives rows the ids they are drawn by. Of rows with the same key, later ones get a number behind theirs; rows without one, their place.
 *
 * @param rows The rows of a page.
 * @param keyOf What tells them apart.
 */
export function shownRows<Row>(rows: readonly Row[], keyOf: KeyOfRow<Row>): readonly ShownRow<Row>[] {
  const seen = new Map<RowKey, number>();
  return rows.map((row, at) => {
    const given = typeof keyOf === 'function' ? keyOf(row) : (row[keyOf] as RowKey | undefined);
    const key = given ?? `#${at}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return { id: times === 0 ? String(key) : `${key}#${times}`, key, row };
  });
}
