import { useState } from 'react';
import type { PagedView } from '@letu/paged-table';

const KEY = 'letu:list-view';

function readView(): PagedView {
  try {
    return localStorage.getItem(KEY) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}

/** Returns how lists of graphs are shown in this browser, and how to change that. */
export function useListView(): [PagedView, (view: PagedView) => void] {
  const [view, setView] = useState(readView);
  const change = (next: PagedView) => {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // The choice then holds for as long as the page does.
    }
  };
  return [view, change];
}
