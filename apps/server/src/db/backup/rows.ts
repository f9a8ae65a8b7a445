/** A row as a backup's line holds it. */
export type BackupRow = Record<string, unknown>;

/** Writes a row as JSON: what JSON has no form for, as an object of one key. */
export function writeRow(row: BackupRow): string {
  const plain = Object.entries(row).map(([column, value]) => {
    if (typeof value === 'bigint') return [column, { int: String(value) }];
    return [column, value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value];
  });
  return JSON.stringify(Object.fromEntries(plain));
}

/** Reads what `writeRow` wrote. */
export function readRow(row: BackupRow): BackupRow {
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value !== 'object' || value === null) return [column, value];
    if ('int' in value) return [column, BigInt(String(value.int))];
    if ('bytes' in value) return [column, Buffer.from(String(value.bytes), 'base64')];
    throw new TypeError(`The column ${column} holds no value of ours.`);
  });
  return Object.fromEntries(values) as BackupRow;
}
