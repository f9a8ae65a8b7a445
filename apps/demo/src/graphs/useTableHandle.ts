import { useMemo, useRef, type RefObject } from 'react';
import type { GraphSummary } from '@letu/client';
import type { PagedTableHandle } from '@letu/paged-table';

/** What can be asked of a table of graphs. None of it changes: a list that had to be drawn first would be drawn twice. */
export interface TableHandle {
  /** To be given to the table. */
  readonly table: RefObject<PagedTableHandle | null>;
  reload(): void;
  remove(graph: GraphSummary): void;
  clearSelection(): void;
}

/** Returns what can be asked of the table that is given its `table`. */
export function useTableHandle(): TableHandle {
  const table = useRef<PagedTableHandle>(null);
  return useMemo(
    () => ({
      table,
      reload: () => table.current?.reload(),
      remove: ({ gid }) => table.current?.remove([gid]),
      clearSelection: () => table.current?.clearSelection(),
    }),
    [],
  );
}
