import type { Theme } from '@letu/core';
import { useMediaQuery } from './useMediaQuery.js';

/** A theme as hosts name it; `system` follows the reader's own setting. */
export type ThemeSetting = Theme | 'system';

/**
 * Returns the theme to draw in, and follows the system's while the setting is `system`.
 *
 * @param setting The theme asked for. On a server `system` is taken for light.
 */
export function useResolvedTheme(setting: ThemeSetting): Theme {
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return setting === 'system' ? system : setting;
}
