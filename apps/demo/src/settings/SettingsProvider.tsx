import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadMessages, messagesOf, type DemoMessages } from '../locales/index.js';
import { readSettings, watchSettings, writeSettings, type Settings } from './settings.js';

interface SettingsContextValue extends Settings {
  readonly text: DemoMessages;
  change(part: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsContextValue | undefined>(undefined);

/** Holds the settings, and keeps them in the browser and in step with other tabs. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings);

  // A language is taken once its texts are there; what cannot be loaded stays Chinese.
  const take = useCallback((changed: Settings) => {
    const set = () => setSettings(changed);
    void loadMessages(changed.locale).then(set, set);
  }, []);

  useEffect(() => watchSettings(() => take(readSettings())), [take]);

  const value = useMemo<SettingsContextValue>(
    () => ({
      ...settings,
      text: messagesOf(settings.locale),
      change(part) {
        const changed = { ...settings, ...part };
        writeSettings(changed);
        take(changed);
      },
    }),
    [settings, take],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** Returns the settings that were chosen and the texts of their language. */
export function useSettings(): SettingsContextValue {
  const value = use(SettingsContext);
  if (!value) throw new TypeError('useSettings works only inside SettingsProvider.');
  return value;
}
