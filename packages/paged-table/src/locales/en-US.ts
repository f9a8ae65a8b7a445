import type { PagedTableMessages } from './zh-CN.js';

const rows = (count: number) => `${count} row${count === 1 ? '' : 's'}`;

export const enUS: PagedTableMessages = {
  label: 'List',
  search: 'Search',
  reload: 'Reload',
  columns: 'Columns',
  density: 'Density',
  densities: { large: 'Loose', middle: 'Medium', small: 'Tight' },
  view: 'View',
  views: { table: 'Table', cards: 'Cards' },
  previousPage: 'Previous page',
  nextPage: 'Next page',
  total: (total) => `${rows(total)} in all`,
  selected: (count, elsewhere) =>
    elsewhere > 0
      ? `${rows(count)} selected, ${elsewhere} of them on other pages`
      : `${rows(count)} selected`,
  clearSelection: 'Clear selection',
  selectPage: 'Select all on this page',
  select: (name) => `Select ${name}`,
  actions: 'Actions',
  remove: 'Delete',
  removeRow: (name) => `Delete ${name}`,
  confirmTitle: (count, name) => (count === 1 && name ? `Delete ${name}?` : `Delete ${rows(count)}?`),
  confirmHint: 'They disappear from the list at once.',
  cancel: 'Cancel',
  removing: 'Deleting…',
  removed: (count) => `${rows(count)} deleted`,
  removeFailed: (count) =>
    `${rows(count)} could not be deleted and ${count === 1 ? 'is' : 'are'} back in the list`,
  removedPartly: (left) =>
    `${rows(left)} could not be deleted and ${left === 1 ? 'is' : 'are'} back in the list`,
  undo: 'Undo',
  undone: (count) => `${rows(count)} restored`,
  notUndone: 'This could not be undone; please reload to see how things are',
  retry: 'Try again',
  close: 'Close',
  loading: 'Loading…',
  loadFailed: 'Loading failed',
  loadFailedHint: 'The network may be down, or the server in trouble.',
  empty: 'Nothing here yet',
  noneFound: 'Nothing matches',
  resetQuery: 'Clear search and filters',
  row: (place) => `row ${place}`,
};
