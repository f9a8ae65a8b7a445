import { useEffect } from 'react';
import { useLatest } from '@letu/hooks';
import { client } from './client.js';

/** How often to look for a server that could not be asked, in milliseconds. */
const LOOK_MS = 15_000;

/**
 * Calls back once the server can be asked again.
 *
 * @param isGone Whether it could not be asked: nothing is looked for else.
 */
export function useServerBack(isGone: boolean, onBack: () => void): void {
  const latest = useLatest(onBack);
  useEffect(() => {
    if (!isGone) return;
    const look = () => {
      const answer = client.call('site.show', { silent: true });
      void answer.then(
        () => latest.current(),
        () => undefined,
      );
    };
    window.addEventListener('online', look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      window.removeEventListener('online', look);
      clearInterval(timer);
    };
  }, [isGone, latest]);
}
