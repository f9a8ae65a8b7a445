/** The column types that the two databases name differently. */
export interface ColumnTypes {
  /** Text, compared by code points in both. */
  readonly text: string;
  /** A 64-bit integer. */
  readonly big: string;
  readonly blob: string;
  /** Which of the two it is, where they have to be told different things. */
  readonly dialect: 'sqlite' | 'postgres';
  /** What follows the columns of a table. */
  readonly table: string;
}

/** One step of the schema. Steps are only ever added; each runs in a transaction of its own. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  up(execute: (statement: string) => Promise<void>, types: ColumnTypes): Promise<void>;
}

export const COLUMN_TYPES: Readonly<Record<'sqlite' | 'postgres', ColumnTypes>> = {
  sqlite: { dialect: 'sqlite', text: 'text', big: 'integer', blob: 'blob', table: 'strict' },
  postgres: { dialect: 'postgres', text: 'text collate "C"', big: 'bigint', blob: 'bytea', table: '' },
};
