import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query holds, and follows it. On a server, and until a page made there has come alive, none does.
 *
 * @param query A media query, such as `(prefers-reduced-motion: reduce)`.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
