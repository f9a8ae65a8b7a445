import { StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';

/** antd looks through all that is beside its styles for every button it shows: in the head, that would be each file that was loaded. */
const container = document.head.insertBefore(
  document.createElement('letu-antd-styles'),
  document.head.firstChild,
);

/** A place of their own for antd's styles. */
export function AntdStyles({ children }: { children: ReactNode }) {
  return <StyleProvider container={container}>{children}</StyleProvider>;
}
