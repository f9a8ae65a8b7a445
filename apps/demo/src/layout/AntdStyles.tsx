import { createCache, StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';

/** antd looks through all that is beside its styles for every button it shows: in the head, that would be each file that was loaded. */
const container = document.head.insertBefore(
  document.createElement('letu-antd-styles'),
  document.head.firstChild,
);

/** The styles that antd has made. Left to itself, it forgets those of a page that is left, and makes them anew with the next one. */
const cache = createCache();
const update = cache.opUpdate.bind(cache);
cache.opUpdate = (path, change) => update(path, (past) => change(past) ?? (past && [0, past[1]]));

/** A place of their own for antd's styles. */
export function AntdStyles({ children }: { children: ReactNode }) {
  return <StyleProvider {...{ cache, container }}>{children}</StyleProvider>;
}
