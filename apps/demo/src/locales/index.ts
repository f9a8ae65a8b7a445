import type { Locale } from '@letu/core';
import { zhCN, type DemoMessages } from './zh-CN.js';

export type { DemoMessages };

/** Those of other languages come with whoever reads them. */
const loaded: Partial<Record<Locale, DemoMessages>> = { 'zh-CN': zhCN };

/** Loads the texts of a language. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (locale === 'en-US') loaded[locale] ??= (await import('./en-US.js')).enUS;
}

/** Returns the texts of a language; the Chinese ones until they are loaded. */
export const messagesOf = (locale: Locale): DemoMessages => loaded[locale] ?? zhCN;
