import { ConfigProvider } from 'antd';
import { useContext, type ReactNode } from 'react';
import type { Theme } from '@letu/core';
import { HostThemeContext } from '@letu/hooks';
import { inAntdTheme } from './theme/AntdTheme.js';

export interface ShellThemeProps {
  readonly theme: Theme;
  /** Holds menus and dialogs: in full screen nothing outside it is seen. */
  readonly root: HTMLElement | null;
  readonly children: ReactNode;
}

/** Draws antd as the host does, in the editor's light or dark, which need not be the page's. */
export function ShellTheme({ theme, root, children }: ShellThemeProps) {
  const inTheme = useContext(HostThemeContext) ?? inAntdTheme;
  return inTheme(
    theme,
    <ConfigProvider
      getPopupContainer={() => root ?? document.body}
      // The ripple needs React's older way of rendering, which React 19 has no more.
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>,
  );
}
