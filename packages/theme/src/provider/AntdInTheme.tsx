import { ConfigProvider, type ThemeConfig } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { Theme } from '@letu/core';
import type { HostTheme } from '@letu/hooks';
import { antdTheme } from '../antd/antdTheme.js';
import { tokensOf } from '../tokens/tokens.js';
import { useLetu, type LetuSettings } from './letuContext.js';
import { scopeStyles } from './scopeStyles.js';

/** Returns antd's settings for a provider's look in one theme, its own or the other. */
export function useAntdTheme(settings: LetuSettings, theme: Theme): ThemeConfig {
  return useMemo(() => {
    const { density, reducedMotion, overrides } = settings;
    const key = `${scopeStyles(settings).className}-${theme}-${density}`;
    return antdTheme(tokensOf(theme, { reducedMotion, overrides }), { density, reducedMotion, key });
  }, [settings, theme]);
}

/** What `AntdInTheme` draws. */
interface AntdInThemeProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** antd as the provider around has it, in a theme that need not be the provider's own. */
function AntdInTheme({ theme, children }: AntdInThemeProps) {
  return <ConfigProvider theme={useAntdTheme(useLetu(), theme)}>{children}</ConfigProvider>;
}

/** Gives the provider's look to editors inside of it. */
export const inTheme: HostTheme = (theme, content) => <AntdInTheme theme={theme}>{content}</AntdInTheme>;
