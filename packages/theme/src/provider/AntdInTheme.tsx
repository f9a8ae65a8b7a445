import { ConfigProvider, type ThemeConfig } from 'antd';
import { useContext, useMemo, type ReactNode } from 'react';
import type { Theme } from '@letu/core';
import type { HostTheme } from '@letu/hooks';
import { antdTheme } from '../antd/antdTheme.js';
import { tokensOf } from '../tokens/tokens.js';
import { useLetu, type LetuSettings } from './letuContext.js';
import { rootStyles } from './rootStyles.js';

/**
 * Returns antd's settings for a provider's look in one theme, its own or the other.
 *
 * @param nonce What antd gives to its styles, which antd 5 does not to its custom properties: with a nonce, it is to do without them.
 */
export function useAntdTheme(settings: LetuSettings, theme: Theme, nonce: string | undefined): ThemeConfig {
  return useMemo(() => {
    const { density, reducedMotion, overrides } = settings;
    const key = `letu-${rootStyles(settings).name}-${theme}-${density}`;
    const config = antdTheme(tokensOf(theme, { reducedMotion, overrides }), { density, reducedMotion, key });
    return nonce === undefined ? config : { ...config, cssVar: false };
  }, [settings, theme, nonce]);
}

/** What `AntdInTheme` draws. */
interface AntdInThemeProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** antd as the provider around has it, in a theme that need not be the provider's own. */
function AntdInTheme({ theme, children }: AntdInThemeProps) {
  const { csp } = useContext(ConfigProvider.ConfigContext);
  return <ConfigProvider theme={useAntdTheme(useLetu(), theme, csp?.nonce)}>{children}</ConfigProvider>;
}

/** Gives the provider's look to editors inside of it. */
export const inTheme: HostTheme = (theme, content) => <AntdInTheme theme={theme}>{content}</AntdInTheme>;
