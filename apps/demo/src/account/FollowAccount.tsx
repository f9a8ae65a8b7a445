import { useEffect, useRef } from 'react';
import { attempt } from '../server/attempt.js';
import { queryClient } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { Settings } from '../settings/settings.js';
import { onAsked } from './account.js';
import { setPreference, useAccountPreferences } from './preferences.js';

const INITIAL: Settings = { theme: 'system', locale: 'zh-CN' };

// What somebody else has read is for nobody's eyes.
onAsked(() => queryClient.clear());

/**
 * Has theme and language follow the account onto other devices: what it has set holds here, what it has not set is as on this device, and
 * what is chosen here becomes its own. Draws nothing.
 */
export function FollowAccount() {
  const { theme, locale, change } = useSettings();
  const preferences = useAccountPreferences();
  const known = useRef<Settings>(undefined);
  useEffect(() => {
    if (!preferences) {
      known.current = undefined;
      return;
    }
    const set = { theme: preferences['interface.theme'], locale: preferences['interface.locale'] };
    const wanted = known.current
      ? { theme, locale }
      : { theme: set.theme ?? theme, locale: set.locale ?? locale };
    const before = known.current ?? {
      theme: set.theme ?? INITIAL.theme,
      locale: set.locale ?? INITIAL.locale,
    };
    known.current = wanted;
    if (wanted.theme !== theme || wanted.locale !== locale) change(wanted);
    if (wanted.theme !== before.theme) void attempt(setPreference('interface.theme', wanted.theme));
    if (wanted.locale !== before.locale) void attempt(setPreference('interface.locale', wanted.locale));
  }, [preferences, theme, locale, change]);
  return null;
}
