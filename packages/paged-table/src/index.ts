export { afterDelete, type AfterDelete, type DeletedPage } from './deleteRule.js';
export { PagedTable } from './PagedTable.js';
export { pagedTableMessages, type PagedTableMessages } from './locales/index.js';
export type { PagedTableHandle, PagedTableProps } from './props.js';
export {
  completeQuery,
  DEFAULT_QUERY,
  lastPage,
  MAX_PAGE_SIZE,
  type PagedQuery,
  type PagedSort,
} from './query.js';
export type { KeyOfRow } from './shownRows.js';
export type {
  ComputedColumn,
  FieldColumn,
  PagedColumn,
  PagedData,
  PagedRequest,
  PagedResult,
  PagedSource,
  PagedView,
  Removal,
  RemoveRows,
  RowKey,
} from './types.js';
export { readQuery, writeQuery, type UrlStateOptions } from './urlState.js';
export { usePageNames } from './usePageNames.js';
export { useQueryInUrl } from './useQueryInUrl.js';
