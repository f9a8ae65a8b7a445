import { createCache, StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';

/** antd looks through all that is beside its styles for every button it shows: in the head, that would be each file that was loaded. */
const container = document.head.insertBefore(
  document.createElement('letu-antd-styles'),
  document.head.firstChild,
);

const cache = keepingCache();

/** antd's cache, but for forgetting: it would make a component's styles anew whenever a page shows the first of its kind. */
function keepingCache(): ReturnType<typeof createCache> {
  const kept = createCache();
  const update = kept.opUpdate.bind(kept);
  kept.opUpdate = (path, change) => update(path, (past) => change(past) ?? (past && [0, past[1]]));
  return kept;
}

/** A place of their own for antd's styles, where they stay once they were made. */
export function AntdStyles({ children }: { children: ReactNode }) {
  return <StyleProvider {...{ cache, container }}>{children}</StyleProvider>;
}
