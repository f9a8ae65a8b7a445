import type { OpenedItem } from './openedItem.js';

const KEY = 'letu:opened';

/** Remembers what was opened before it was known who works here, as long as the tab is open. */
export function addWaiting(items: readonly OpenedItem[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...readWaiting(), ...items]));
  } catch {
    // The documents are among those of the device all the same.
  }
}

/** Returns what was opened before, once. */
export function takeWaiting(): readonly OpenedItem[] {
  const items = readWaiting();
  if (items.length > 0) sessionStorage.removeItem(KEY);
  return items;
}

function readWaiting(): readonly OpenedItem[] {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    // Only this page writes there.
    return Array.isArray(items) ? (items as readonly OpenedItem[]) : [];
  } catch {
    return [];
  }
}
