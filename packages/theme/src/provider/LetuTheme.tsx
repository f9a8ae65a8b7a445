'use client';

import { ThemeProvider } from '@emotion/react';
import { useContext, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale, type OwnMessages } from '@letu/core';
import {
  OwnMessagesContext,
  useMediaQuery,
  useOwnMessages,
  useResolvedTheme,
  type ThemeSetting,
} from '@letu/hooks';
import type { Density } from '../antd/antdTheme.js';
import { tokensOf, type ColourOverrides } from '../tokens/tokens.js';
import './emotion.js';
import { LetuContext, type LetuSettings } from './letuContext.js';
import { Root, RootContext } from './Root.js';
import { StyleCache } from './StyleCache.js';

/** The props of `LetuTheme`. Inside of another one, what is left out is as it is there. */
export interface LetuThemeProps {
  /** What the settings are for. */
  readonly children?: ReactNode;
  /** `system` follows the reader's own setting. @default 'system' */
  readonly theme?: ThemeSetting;
  /** The language of antd, of Letu's components and of form messages. @default 'zh-CN' */
  readonly locale?: Locale;
  /** The host's own words for any of Letu's, each list made by `ownMessages` of `@letu/core`; they add to those of a provider around. */
  readonly messages?: readonly OwnMessages[];
  /** How close things stand. @default 'default' */
  readonly density?: Density;
  /** Colours of the host's own, by theme. Contrast is then the host's to keep. */
  readonly colours?: ColourOverrides;
  /** Given to all styles, for a content security policy. On a server, React's own `nonce` option has to be the same. */
  readonly nonce?: string;
  /** Where emotion puts its styles, such as a shadow root; antd puts its own where its `StyleProvider` says. @default the head of the page */
  readonly styleContainer?: Node;
  /** Classes of the provider's element. */
  readonly className?: string;
  /** Styles of the provider's element. */
  readonly style?: CSSProperties;
}

/** Settles what the props leave open: from the provider around, else by default. */
function useSettings(props: LetuThemeProps): LetuSettings {
  const outer = useContext(LetuContext);
  const setting = props.theme ?? outer?.setting ?? 'system';
  const theme = useResolvedTheme(setting);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const locale = props.locale ?? outer?.locale ?? DEFAULT_LOCALE;
  const density = props.density ?? outer?.density ?? 'default';
  const given = props.colours ?? outer?.overrides;
  const content = JSON.stringify(given);
  return useMemo(() => {
    const overrides = content ? (JSON.parse(content) as ColourOverrides) : undefined;
    const tokens = tokensOf(theme, { reducedMotion, overrides });
    return { setting, theme, locale, density, reducedMotion, overrides, tokens };
  }, [setting, theme, locale, density, reducedMotion, content]);
}

/** Gives settings, emotion's theme and own words to everything inside of it, and draws nothing. */
export function LetuScope(props: LetuThemeProps) {
  const { children, nonce, styleContainer } = props;
  const settings = useSettings(props);
  const own = useOwnMessages(props.messages);
  const root = useRef<HTMLDivElement>(null);
  return (
    <LetuContext.Provider value={settings}>
      <StyleCache nonce={nonce} container={styleContainer}>
        <ThemeProvider theme={settings.tokens}>
          <OwnMessagesContext.Provider value={own}>
            <RootContext.Provider value={root}>{children}</RootContext.Provider>
          </OwnMessagesContext.Provider>
        </ThemeProvider>
      </StyleCache>
    </LetuContext.Provider>
  );
}

/** Returns the classes of a provider's element. */
export const rootClasses = (className: string | undefined) =>
  ['letu-theme', className].filter(Boolean).join(' ');

/** Puts emotion's theme and Letu's custom properties in step for everything inside of it, without antd: for pages that have nothing of antd. */
export function LetuTheme({ children, className, style, ...settings }: LetuThemeProps) {
  return (
    <LetuScope {...settings}>
      <Root className={rootClasses(className)} style={style}>
        {children}
      </Root>
    </LetuScope>
  );
}
