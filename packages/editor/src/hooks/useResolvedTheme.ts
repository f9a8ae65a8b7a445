import { useCallback, useSyncExternalStore } from 'react';
import type { Theme } from '@letu/core';

/** A theme as hosts name it; `system` follows the reader's own setting. */
export type ThemeSetting = Theme | 'system';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Returns the theme to draw in, and follows the system's while the setting is `system`.
 *
 * @param setting The theme asked for. On a server `system` is taken for light.
 */
export function useResolvedTheme(setting: ThemeSetting): Theme {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (setting !== 'system') return () => undefined;
      const query = window.matchMedia(DARK);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [setting],
  );
  const read = (): Theme => {
    if (setting !== 'system') return setting;
    return window.matchMedia(DARK).matches ? 'dark' : 'light';
  };
  return useSyncExternalStore(subscribe, read, () => (setting === 'system' ? 'light' : setting));
}
