'use client';

import { ThemeProvider } from '@emotion/react';
import { App, ConfigProvider } from 'antd';
import { useContext, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { DEFAULT_LOCALE, messagesFor, type Locale, type OwnMessages } from '@letu/core';
import {
  HostThemeContext,
  OwnMessagesContext,
  useMediaQuery,
  useOwnMessages,
  useResolvedTheme,
  type ThemeSetting,
} from '@letu/hooks';
import type { Density } from '../antd/antdTheme.js';
import { antdLocales } from '../antd/antdLocales.js';
import { formMessages } from '../antd/formMessages.js';
import { tokensOf, type ColourOverrides } from '../tokens/tokens.js';
import { inTheme, useAntdTheme } from './AntdInTheme.js';
import { LetuContext, type LetuSettings } from './letuContext.js';
import './emotion.js';
import { Root, RootContext } from './Root.js';
import { CloseSign } from './signs.js';
import { StyleCache } from './StyleCache.js';
import { useEarlyEscape } from './useEarlyEscape.js';

/** How long toasts stay, in seconds. */
export const TOAST_SECONDS = 3;

const CLOSABLE = { closeIcon: <CloseSign /> };

/** The props of `LetuProvider`. Inside of another provider, what is left out is as it is there. */
export interface LetuProviderProps {
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
  /** Holds menus, dialogs and toasts; null for the provider's own element. @default the provider's own element, so that they share its theme */
  readonly getPopupContainer?: () => HTMLElement | null;
  /** How far from the top of the page toasts come to rest, in pixels. @default 8 */
  readonly toastTop?: number;
  /** Classes of the provider's element. */
  readonly className?: string;
  /** Styles of the provider's element. */
  readonly style?: CSSProperties;
}

/** Settles what the props leave open: from the provider around, else by default. */
function useSettings(props: LetuProviderProps): LetuSettings {
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

/** Puts antd, emotion's theme and Letu's custom properties in step for everything inside of it. */
export function LetuProvider(props: LetuProviderProps) {
  const { children, nonce, styleContainer, getPopupContainer, toastTop = 8, className, style } = props;
  const settings = useSettings(props);
  useEarlyEscape();
  const { theme, tokens, locale } = settings;
  const root = useRef<HTMLDivElement>(null);
  const { csp } = useContext(ConfigProvider.ConfigContext);
  const antd = useAntdTheme(settings, theme, nonce ?? csp?.nonce);
  const toasts = { duration: TOAST_SECONDS, maxCount: 3, top: toastTop };
  const own = useOwnMessages(props.messages);
  const form = useMemo(() => ({ validateMessages: messagesFor(formMessages, locale, own) }), [locale, own]);
  return (
    <LetuContext.Provider value={settings}>
      <StyleCache nonce={nonce} container={styleContainer}>
        <ThemeProvider theme={tokens}>
          <ConfigProvider
            theme={antd}
            locale={antdLocales[locale]}
            form={form}
            getPopupContainer={() => getPopupContainer?.() ?? root.current ?? document.body}
            // Two Chinese characters on a button stand as they do in a sentence.
            button={{ autoInsertSpace: false }}
            // The ripple says nothing that the pressed state does not, and needs a way of rendering that React 19 has no more.
            wave={{ disabled: true }}
            modal={CLOSABLE}
            drawer={CLOSABLE}
            {...(nonce === undefined ? {} : { csp: { nonce } })}
          >
            {/* The first of the styles that React itself puts into the head, such as the editor's: they stand behind antd's where it does. */}
            <style href="letu-theme" precedence="letu" nonce={nonce} />
            <RootContext.Provider value={root}>
              <App
                component={Root}
                className={['letu-theme', className].filter(Boolean).join(' ')}
                {...(style ? { style } : {})}
                message={toasts}
                notification={toasts}
              >
                <HostThemeContext.Provider value={inTheme}>
                  <OwnMessagesContext.Provider value={own}>{children}</OwnMessagesContext.Provider>
                </HostThemeContext.Provider>
              </App>
            </RootContext.Provider>
          </ConfigProvider>
        </ThemeProvider>
      </StyleCache>
    </LetuContext.Provider>
  );
}
