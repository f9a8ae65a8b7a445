import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Theme } from '@letu/core';
import { useResolvedTheme } from '@letu/editor/view';
import { messages, type DemoMessages } from '../locales/index.js';
import { readSettings, watchSettings, writeSettings, type Settings } from './settings.js';

interface SettingsContextValue extends Settings {
  /** The theme in force, with `system` resolved. */
  readonly resolvedTheme: Theme;
  readonly text: DemoMessages;
  change(part: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsContextValue | undefined>(undefined);

/** Holds the settings, keeps them in the browser and in step with other tabs, and puts them on the page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings);
  const { theme, locale } = settings;
  const resolvedTheme = useResolvedTheme(theme);

  useEffect(() => watchSettings(() => setSettings(readSettings())), []);
  useEffect(() => {
    document.documentElement.dataset['theme'] = resolvedTheme;
    document.documentElement.lang = locale;
  }, [resolvedTheme, locale]);

  const value = useMemo<SettingsContextValue>(
    () => ({
      ...settings,
      resolvedTheme,
      text: messages[settings.locale],
      change(part) {
        const changed = { ...settings, ...part };
        writeSettings(changed);
        setSettings(changed);
      },
    }),
    [settings, resolvedTheme],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** Returns the settings in force and the texts of their language. */
export function useSettings(): SettingsContextValue {
  const value = use(SettingsContext);
  if (!value) throw new TypeError('useSettings works only inside SettingsProvider.');
  return value;
}
