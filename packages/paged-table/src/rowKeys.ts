import type { KeyboardEvent } from 'react';

/** What keys do in the rows of a table. */
export interface RowKeyActions {
  toggle(id: string): void;
  open(id: string): void;
  remove(id: string): void;
  /** Goes so many pages on, or back. */
  page(step: 1 | -1): void;
}

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-row-key]')];

function focusRow(rows: readonly HTMLElement[], at: number): void {
  rows[Math.max(0, Math.min(at, rows.length - 1))]?.focus();
}

/**
 * Handles a key in the row that has the focus: arrows, Home and End go from row to row, Space chooses, Enter opens, Delete deletes, Page Up and
 * Page Down turn the page. Keys in what is inside of a row are left alone.
 *
 * @returns Whether the key was one of these.
 */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, actions: RowKeyActions): boolean {
  const row = event.target as HTMLElement;
  const id = row.dataset['rowKey'];
  if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  const rows = rowsOf(event.currentTarget);
  const at = rows.indexOf(row);
  const handlers: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focusRow(rows, at + 1),
    ArrowUp: () => focusRow(rows, at - 1),
    Home: () => focusRow(rows, 0),
    End: () => focusRow(rows, rows.length - 1),
    ' ': () => actions.toggle(id),
    Enter: () => actions.open(id),
    Delete: () => actions.remove(id),
    PageDown: () => actions.page(1),
    PageUp: () => actions.page(-1),
  };
  const handle = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined;
  if (!handle) return false;
  event.preventDefault();
  handle();
  return true;
}
