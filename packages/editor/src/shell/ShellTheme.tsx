import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import { useContext, useMemo, type ReactNode } from 'react';
import type { Theme } from '@letu/core';

export interface ShellThemeProps {
  readonly theme: Theme;
  /** Holds menus and dialogs: in full screen nothing outside it is seen. */
  readonly root: HTMLElement | null;
  readonly children: ReactNode;
}

/** What antd takes where the host's own theme says nothing. Its usual blue and grey are too pale for words. */
const TOKENS: Readonly<Record<Theme, ThemeConfig['token'] & object>> = {
  light: {
    colorPrimary: '#0958d9',
    colorLink: '#0958d9',
    colorTextDescription: '#5c636e',
    colorTextPlaceholder: '#656c77',
    borderRadius: 6,
  },
  dark: {
    colorPrimary: '#4c8dff',
    colorLink: '#7aabff',
    colorTextDescription: '#a0a7b1',
    colorTextPlaceholder: '#969daa',
    borderRadius: 6,
  },
};

/** Passes the host's antd theme on, in the editor's light or dark. */
export function ShellTheme({ theme, root, children }: ShellThemeProps) {
  const host = useContext(ConfigProvider.ConfigContext).theme;
  const adapted = useMemo(() => adapt(host, theme), [host, theme]);
  return (
    <ConfigProvider
      theme={adapted}
      getPopupContainer={() => root ?? document.body}
      // The ripple needs React's older way of rendering, which React 19 has no more.
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}

function adapt(host: ThemeConfig | undefined, theme: Theme): ThemeConfig {
  const { darkAlgorithm, defaultAlgorithm } = antdTheme;
  const others = [host?.algorithm ?? []]
    .flat()
    .filter((algorithm) => algorithm !== darkAlgorithm && algorithm !== defaultAlgorithm);
  return {
    ...host,
    algorithm: [theme === 'dark' ? darkAlgorithm : defaultAlgorithm, ...others],
    token: { ...TOKENS[theme], ...host?.token },
  };
}
