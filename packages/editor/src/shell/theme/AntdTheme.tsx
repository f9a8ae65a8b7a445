import { ConfigProvider, theme as antd } from 'antd';
import { useContext, useMemo, type ReactNode } from 'react';
import type { Theme } from '@letu/core';
import { useMediaQuery, type HostTheme } from '@letu/hooks';
import { adaptTheme, isDark } from './adaptTheme.js';

interface AntdThemeProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** antd as a page has it whose provider, if any, is antd's own. */
function AntdTheme({ theme, children }: AntdThemeProps) {
  const host = useContext(ConfigProvider.ConfigContext).theme;
  const hostTheme = isDark(antd.useToken().token.colorBgContainer) ? 'dark' : 'light';
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const adapted = useMemo(
    () => adaptTheme({ host, hostTheme, theme, reducedMotion }),
    [host, hostTheme, theme, reducedMotion],
  );
  return <ConfigProvider theme={adapted}>{children}</ConfigProvider>;
}

/** Gives editors the look of the host's antd. */
export const inAntdTheme: HostTheme = (theme, content) => <AntdTheme theme={theme}>{content}</AntdTheme>;
