import { ConfigProvider, type ThemeConfig } from 'antd';
import { useMemo } from 'react';
import type { Theme } from '@letu/core';
import type { HostThemeProps } from '@letu/hooks';
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

/** antd as the provider around has it, in a theme that need not be the provider's own. */
export function AntdInTheme({ theme, children }: HostThemeProps) {
  return <ConfigProvider theme={useAntdTheme(useLetu(), theme)}>{children}</ConfigProvider>;
}
