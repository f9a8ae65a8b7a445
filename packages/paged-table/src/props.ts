import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@letu/core';
import type { PagedQuery } from './query.js';
import type { KeyOfRow } from './shownRows.js';
import type {
  PagedColumn,
  PagedData,
  PagedResult,
  PagedSource,
  PagedView,
  RemoveRows,
  RowKey,
} from './types.js';

/** The verbs of a table's `ref`. */
export interface PagedTableHandle {
  /** Loads the page again. */
  reload(): void;
  /** Deletes rows as their reader can, and tells what came of it. */
  remove(keys: readonly RowKey[]): void;
  /** Selects nothing any more, on whatever page it was. */
  clearSelection(): void;
}

/** The props of `PagedTable`. Either `source` or `data` says where rows come from. */
export interface PagedTableProps<Row> {
  /** What is shown of each row, in its order. */
  readonly columns: readonly PagedColumn<Row>[];
  /** A field that tells rows apart, or a function that does. */
  readonly rowKey: KeyOfRow<Row>;
  /** Loads a page. Its identity does not matter; for another list, give the table another React `key`. */
  readonly source?: PagedSource<Row>;
  /** The rows that are shown until the source has first answered, such as those of an earlier visit. @default none */
  readonly initial?: PagedResult<Row> | undefined;
  /** Rows the host loads itself, as `onQueryChange` asks for them. */
  readonly data?: PagedData<Row>;
  /** Which rows are shown. When set, the parent owns it; pair with `onQueryChange`. */
  readonly query?: PagedQuery;
  /** Which rows are shown to begin with. @default the first page, unsorted */
  readonly defaultQuery?: Partial<PagedQuery>;
  /** Called when another page, order, filter or search is asked for. */
  readonly onQueryChange?: (query: PagedQuery) => void;
  /** Says why loading failed, for the reader. @default what it may be */
  readonly reasonOf?: (error: unknown) => string | undefined;
  /** Deletes rows. Without it, nothing can be deleted. */
  readonly remove?: RemoveRows;
  /** Which rows can be deleted; a selection is given to `remove` as it is. @default all */
  readonly isRemovable?: (row: Row) => boolean;
  /** What deletion means here, said in the question before it. */
  readonly confirmHint?: string;
  /** Deletes without asking first. Give `remove` an `undo` then. @default false */
  readonly skipConfirm?: boolean;
  /** What a row is called in questions and to screen readers. @default its place */
  readonly nameOf?: (row: Row) => string;
  /** Called when a row is opened with Enter or a double click. */
  readonly onOpen?: (row: Row) => void;
  /** Called when the menu of a row is asked for, at a point of the window: by the pointer's other button or by the keyboard. @default the browser's own */
  readonly onRowMenu?: (row: Row, at: { readonly x: number; readonly y: number }) => void;
  /** Leaves the buttons out that delete one row each: a menu does it. @default false */
  readonly hideRemove?: boolean;
  /** Lets rows be selected, across pages. @default whether they can be deleted */
  readonly isSelectable?: boolean;
  /** Called with the keys of all selected rows, those on other pages too. */
  readonly onSelectionChange?: (keys: readonly RowKey[]) => void;
  /** What can be done with the selected rows, besides deletion. */
  readonly selectionActions?: (keys: readonly RowKey[]) => ReactNode;
  /** How rows are shown. When set, the parent owns it; pair with `onViewChange`. */
  readonly view?: PagedView;
  /** How rows are shown until the reader chooses. @default 'table' */
  readonly defaultView?: PagedView;
  /** Called when the reader chooses. */
  readonly onViewChange?: (view: PagedView) => void;
  /** Draws what is inside of a card. @default the columns, the first as the title */
  readonly renderCard?: (row: Row) => ReactNode;
  /** Leaves search, settings and views out. @default false */
  readonly hideToolbar?: boolean;
  /** What stands where there are no rows at all. @default a short sentence */
  readonly empty?: ReactNode;
  /** What the search field stands beside. */
  readonly extra?: ReactNode;
  /** From how many rows on a page only those in sight are drawn. @default 100 */
  readonly virtualFrom?: number;
  /** The height of what scrolls then, in pixels. @default 480 */
  readonly virtualHeight?: number;
  /** How many rows on a page are offered. @default [10, 20, 50, 100] */
  readonly pageSizes?: readonly number[];
  /** What the list is called. @default '列表' or 'List' */
  readonly 'aria-label'?: string;
  /** The language of the table's own words. @default that of the provider around */
  readonly locale?: Locale;
  /** Classes of the root element. */
  readonly className?: string;
  /** Styles of the root element. */
  readonly style?: CSSProperties;
}
