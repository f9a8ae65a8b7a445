'use client';

import { App, ConfigProvider } from 'antd';
import { useContext, useMemo } from 'react';
import { messagesFor } from '@letu/core';
import { HostThemeContext, OwnMessagesContext } from '@letu/hooks';
import { antdLocales } from '../antd/antdLocales.js';
import { formMessages } from '../antd/formMessages.js';
import { inTheme, useAntdTheme } from './AntdInTheme.js';
import { useLetu } from './letuContext.js';
import { LetuScope, rootClasses, type LetuThemeProps } from './LetuTheme.js';
import { Root, RootContext } from './Root.js';
import { CloseSign } from './signs.js';
import { TOAST_SECONDS } from './toastSeconds.js';
import { useEarlyEscape } from './useEarlyEscape.js';

const CLOSABLE = { closeIcon: <CloseSign /> };

/** The props of `LetuProvider`. Inside of another provider, what is left out is as it is there. */
export interface LetuProviderProps extends LetuThemeProps {
  /** Holds menus, dialogs and toasts; null for the provider's own element. @default the provider's own element, so that they share its theme */
  readonly getPopupContainer?: () => HTMLElement | null;
  /** How far from the top of the page toasts come to rest, in pixels. @default 8 */
  readonly toastTop?: number;
}

/** Puts antd, emotion's theme and Letu's custom properties in step for everything inside of it. */
export function LetuProvider(props: LetuProviderProps) {
  return (
    <LetuScope {...props}>
      <Antd {...props} />
    </LetuScope>
  );
}

/** antd as the settings around have it. */
function Antd({ children, nonce, getPopupContainer, toastTop = 8, className, style }: LetuProviderProps) {
  const settings = useLetu();
  useEarlyEscape();
  const { theme, locale } = settings;
  const root = useContext(RootContext);
  const own = useContext(OwnMessagesContext);
  const { csp } = useContext(ConfigProvider.ConfigContext);
  const antd = useAntdTheme(settings, theme, nonce ?? csp?.nonce);
  const toasts = { duration: TOAST_SECONDS, maxCount: 3, top: toastTop };
  const form = useMemo(() => ({ validateMessages: messagesFor(formMessages, locale, own) }), [locale, own]);
  return (
    <ConfigProvider
      theme={antd}
      locale={antdLocales[locale]}
      form={form}
      getPopupContainer={() => getPopupContainer?.() ?? root?.current ?? document.body}
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
      <App
        component={Root}
        className={rootClasses(className)}
        {...(style ? { style } : {})}
        message={toasts}
        notification={toasts}
      >
        <HostThemeContext.Provider value={inTheme}>{children}</HostThemeContext.Provider>
      </App>
    </ConfigProvider>
  );
}
