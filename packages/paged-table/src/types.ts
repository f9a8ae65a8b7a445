import type { ReactNode } from 'react';
import type { PagedQuery } from './query.js';

/** What tells a row from all others. */
export type RowKey = string | number;

/** A query on its way to the source. */
export interface PagedRequest extends PagedQuery {
  /** Aborted once the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** A page of rows, and how many there are on all pages. */
export interface PagedResult<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Where rows come from. */
export type PagedSource<Row> = (request: PagedRequest) => Promise<PagedResult<Row>>;

/** What has come of rows that the host loads itself. */
export interface PagedData<Row> extends PagedResult<Row> {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error?: unknown;
  /** Loads again. */
  readonly onReload?: () => void;
}

/** What a source answers to a deletion. */
export interface Removal {
  /** The keys that are gone, where that is not all that were asked for. */
  readonly removed?: readonly RowKey[];
  /** Takes the deletion back. Where it is there, the table offers it. */
  readonly undo?: () => Promise<unknown>;
}

/** Deletes rows. Rejects where none was deleted. */
export type RemoveRows = (keys: readonly RowKey[]) => Promise<Removal | void>;

interface ColumnBase {
  readonly title: string;
  /** In pixels. @default 160 in tables that draw only what is seen */
  readonly width?: number;
  readonly align?: 'start' | 'center' | 'end';
  readonly sortable?: boolean;
  /** Values to choose from. */
  readonly filters?: readonly { readonly text: string; readonly value: string }[];
  /** Not shown until the reader asks for it. */
  readonly isHidden?: boolean;
  /** Cannot be hidden. */
  readonly isFixed?: boolean;
}

/** A column that shows a field of the rows; `render` is given the field's own type. */
export interface FieldColumn<Row, Field extends keyof Row & string> extends ColumnBase {
  readonly field: Field;
  /** @default the field's name */
  readonly key?: string;
  readonly render?: (value: Row[Field], row: Row) => ReactNode;
}

/** A column that is made of the whole row. */
export interface ComputedColumn<Row> extends ColumnBase {
  readonly key: string;
  readonly field?: undefined;
  readonly render: (value: undefined, row: Row) => ReactNode;
}

/** A column of a table of such rows. A field that rows do not have does not compile. */
export type PagedColumn<Row> =
  { [Field in keyof Row & string]: FieldColumn<Row, Field> }[keyof Row & string] | ComputedColumn<Row>;

/** A row as it is shown: keys may be there twice, ids are not. */
export interface ShownRow<Row> {
  readonly id: RowKey;
  readonly key: RowKey;
  readonly row: Row;
}

/** How rows are shown. */
export type PagedView = 'table' | 'cards';
