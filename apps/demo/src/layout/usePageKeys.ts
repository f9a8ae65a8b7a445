import { useEffect } from 'react';
import { isShortcut, useIsMac } from '@letu/editor/palette';
import { useLatest } from '@letu/hooks';

/**
 * Does something by keys, wherever in the page they are pressed: unless what is edited has a use of its own for them.
 *
 * @param keys A shortcut such as `Mod-s`; undefined where they are left to the browser.
 */
export function usePageKeys(keys: string | undefined, run: () => void): void {
  const mac = useIsMac();
  const latest = useLatest(run);
  useEffect(() => {
    if (keys === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(keys, event, mac)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys, mac, latest]);
}
