import { useState } from 'react';
import { afterDelete } from './deleteRule.js';
import type { PagedQuery } from './query.js';
import type { RemoveRows, RowKey, ShownRow } from './types.js';
import { useLatest } from '@letu/hooks';

/** What is told of the last deletion. */
export type RemovalNotice =
  | { readonly kind: 'removed'; readonly count: number; readonly undo?: () => void }
  | { readonly kind: 'failed' | 'partly'; readonly count: number; readonly retry: () => void }
  | { readonly kind: 'undone' | 'notUndone'; readonly count: number };

/** What a deletion has to know of the table. */
export interface RemovalContext {
  readonly remove: RemoveRows | undefined;
  readonly query: PagedQuery;
  readonly total: number;
  /** The rows of the page, those hidden included. */
  readonly shown: readonly ShownRow<unknown>[];
  readonly answers: number;
  readonly onRemoved: (keys: readonly RowKey[]) => void;
  readonly onPage: (page: number) => void;
  readonly setTotal: (total: number) => void;
  readonly reload: () => void;
}

/** Deletion: what is under way, what is told of it, and how to begin. */
export interface RowRemoval {
  /** The keys of rows that are on their way out, and not shown. */
  readonly leaving: ReadonlySet<RowKey>;
  readonly isBusy: boolean;
  readonly notice: RemovalNotice | undefined;
  start(keys: readonly RowKey[]): Promise<void>;
  dismiss(): void;
}

interface Leaving {
  readonly keys: readonly RowKey[];
  /** Set once they are gone: they stay hidden until an answer after this one is there. */
  readonly goneAt?: number;
}

/** Deletes rows at once to the eye; brings them back where it fails; follows the delete rule where it succeeds. */
export function useRemoval(context: RemovalContext): RowRemoval {
  const latest = useLatest(context);
  const [all, setAll] = useState<readonly Leaving[]>([]);
  const [notice, setNotice] = useState<RemovalNotice>();
  const waiting = all.filter(({ goneAt }) => goneAt === undefined || goneAt >= context.answers);

  const undoOf = (undo: () => Promise<unknown>, count: number) => async () => {
    setNotice(undefined);
    try {
      await undo();
      setNotice({ kind: 'undone', count });
    } catch {
      setNotice({ kind: 'notUndone', count });
    }
    latest.current.reload();
  };

  const finish = (gone: readonly RowKey[], at: RemovalContext) => {
    const { query, onPage, onRemoved, setTotal, reload } = latest.current;
    const goneSet = new Set(gone);
    const deletedOnPage = at.shown.filter(({ key }) => goneSet.has(key)).length;
    const before = { ...at.query, total: at.total, rowsOnPage: at.shown.length, deletedOnPage };
    const next = afterDelete({ ...before, deleted: Math.max(gone.length, deletedOnPage) });
    onRemoved(gone);
    // The reader may have gone elsewhere meanwhile, and stays there.
    if (query.page === at.query.page && next.page !== query.page) {
      setTotal(next.total);
      onPage(next.page);
    } else reload();
  };

  const start = async (keys: readonly RowKey[]): Promise<void> => {
    const at = latest.current;
    if (!at.remove || keys.length === 0) return;
    const entry: Leaving = { keys };
    setNotice(undefined);
    setAll((past) => [...past, entry]);
    const settle = (next: readonly Leaving[]) =>
      setAll((past) => [...past.filter((one) => one !== entry), ...next]);
    try {
      const answer = await at.remove(keys);
      const gone = answer?.removed ?? keys;
      const left = keys.filter((key) => !gone.includes(key));
      settle([{ keys: gone, goneAt: latest.current.answers }]);
      finish(gone, at);
      const undo = answer?.undo;
      if (left.length > 0) setNotice({ kind: 'partly', count: left.length, retry: () => void start(left) });
      else
        setNotice({
          kind: 'removed',
          count: gone.length,
          ...(undo ? { undo: () => void undoOf(undo, gone.length)() } : {}),
        });
    } catch {
      settle([]);
      setNotice({ kind: 'failed', count: keys.length, retry: () => void start(keys) });
    }
  };

  return {
    leaving: new Set(waiting.flatMap(({ keys }) => keys)),
    isBusy: waiting.some(({ goneAt }) => goneAt === undefined),
    notice,
    start,
    dismiss: () => setNotice(undefined),
  };
}
