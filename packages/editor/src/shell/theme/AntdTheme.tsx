import { ConfigProvider, theme as antd } from 'antd';
import { useContext, useMemo } from 'react';
import { useMediaQuery, type HostThemeProps } from '@letu/hooks';
import { adaptTheme, isDark } from './adaptTheme.js';

/** antd as a page has it whose provider, if any, is antd's own. */
export function AntdTheme({ theme, children }: HostThemeProps) {
  const host = useContext(ConfigProvider.ConfigContext).theme;
  const hostTheme = isDark(antd.useToken().token.colorBgContainer) ? 'dark' : 'light';
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const adapted = useMemo(
    () => adaptTheme({ host, hostTheme, theme, reducedMotion }),
    [host, hostTheme, theme, reducedMotion],
  );
  return <ConfigProvider theme={adapted}>{children}</ConfigProvider>;
}
