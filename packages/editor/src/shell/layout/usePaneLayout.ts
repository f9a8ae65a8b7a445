import { useCallback, useLayoutEffect, useState } from 'react';
import type { PaneLayout } from './panes.js';
import { readLayout, storeLayout } from './storedLayout.js';

/** Keeps which panes are shown, and remembers it under a name; null for not at all. */
export function usePaneLayout(
  storageKey: string | null,
  defaultLayout: PaneLayout,
): readonly [PaneLayout, (layout: PaneLayout) => void] {
  const [layout, setLayout] = useState(defaultLayout);
  useLayoutEffect(() => {
    const { layout: stored } = readLayout(storageKey);
    // oxlint-disable-next-line react/set-state-in-effect -- servers know nothing of it, so the first render does not either
    if (stored) setLayout(stored);
  }, [storageKey]);
  const choose = useCallback(
    (chosen: PaneLayout) => {
      setLayout(chosen);
      storeLayout(storageKey, { layout: chosen });
    },
    [storageKey],
  );
  return [layout, choose];
}
