import { lastPage } from './query.js';

/** A page at the moment its rows are deleted. */
export interface DeletedPage {
  /** The page, counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many rows there were before. */
  readonly total: number;
  /** How many rows the page had before. */
  readonly rowsOnPage: number;
  /** How many rows were deleted from this page. */
  readonly deletedOnPage: number;
  /** How many rows were deleted in all, other pages included. @default deletedOnPage */
  readonly deleted?: number;
}

/** Where to go on. Rows are to be loaded anew in either case. */
export interface AfterDelete {
  readonly page: number;
  readonly total: number;
}

/**
 * Returns where a table goes on after deletion. If the deleted rows were all that was on the last page and it is not the first, it goes back one page with the total
 * reduced by the number deleted; otherwise it stays, and learns the total by loading.
 */
export function afterDelete(state: DeletedPage): AfterDelete {
  const { page, pageSize, total, rowsOnPage, deletedOnPage, deleted = deletedOnPage } = state;
  const isEmptied = deletedOnPage > 0 && deletedOnPage >= rowsOnPage;
  const isLast = page >= lastPage(total, pageSize);
  return isEmptied && isLast && page > 1 ? { page: page - 1, total: total - deleted } : { page, total };
}
