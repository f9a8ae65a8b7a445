import { useCallback, useMemo, useState } from 'react';
import type { RowKey, ShownRow } from './types.js';

/** The chosen rows, on whatever page they are. */
export interface Selection {
  readonly keys: readonly RowKey[];
  has(key: RowKey): boolean;
  /** Sets which of the rows on this page are chosen; those of other pages stay. */
  setOnPage(shown: readonly ShownRow<unknown>[], ids: readonly unknown[]): void;
  toggle(key: RowKey): void;
  drop(keys: readonly RowKey[]): void;
  clear(): void;
}

/** Keeps a selection across pages. */
export function useSelection(onChange: ((keys: readonly RowKey[]) => void) | undefined): Selection {
  const [keys, setKeys] = useState<readonly RowKey[]>([]);
  const change = useCallback(
    (next: readonly RowKey[]) => {
      setKeys(next);
      onChange?.(next);
    },
    [onChange],
  );
  return useMemo(() => {
    const all = new Set(keys);
    return {
      keys,
      has: (key) => all.has(key),
      setOnPage: (shown, ids) => {
        const chosen = new Set(ids);
        const here = new Set(shown.map(({ key }) => key));
        const onPage = shown.filter(({ id }) => chosen.has(id)).map(({ key }) => key);
        change([...new Set([...keys.filter((key) => !here.has(key)), ...onPage])]);
      },
      toggle: (key) => change(all.has(key) ? keys.filter((one) => one !== key) : [...keys, key]),
      drop: (gone) => {
        const dropped = new Set(gone);
        if (keys.some((key) => dropped.has(key))) change(keys.filter((key) => !dropped.has(key)));
      },
      clear: () => change([]),
    };
  }, [keys, change]);
}
