'use client';

import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { LetuContext } from './letuContext.js';

/**
 * Returns the language to speak: the given one, or that of the nearest `LetuProvider`, or that of antd's `ConfigProvider`.
 *
 * @param locale What the component itself was asked for.
 */
export function useLocale(locale?: Locale): Locale {
  const letu = useContext(LetuContext)?.locale;
  const antd = useContext(ConfigProvider.ConfigContext).locale?.locale;
  if (locale ?? letu) return locale ?? letu ?? DEFAULT_LOCALE;
  return antd?.startsWith('en') ? 'en-US' : DEFAULT_LOCALE;
}
