import type { Locale } from '@letu/core';

/** What a person has chosen for this browser. `boot.js` reads the same key before the first paint. */
export interface Settings {
  readonly theme: 'light' | 'dark' | 'system';
  readonly locale: Locale;
}

const KEY = 'letu:settings';
const DEFAULTS: Settings = { theme: 'system', locale: 'zh-CN' };

/** Reads settings from what was stored, whoever wrote it: anything unknown takes its default. */
export function parseSettings(stored: string | null): Settings {
  try {
    const { theme, locale } = (JSON.parse(stored ?? '{}') ?? {}) as Partial<Settings>;
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : DEFAULTS.theme,
      locale: locale === 'en-US' ? locale : DEFAULTS.locale,
    };
  } catch {
    return DEFAULTS;
  }
}

export function readSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(KEY));
  } catch {
    // Browsers that block storage throw on the mere access.
    return DEFAULTS;
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The choice then holds for as long as the page does.
  }
}

/** Calls back when another tab has changed the settings, until the returned function is called. */
export function watchSettings(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
