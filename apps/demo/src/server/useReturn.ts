import { useEffect } from 'react';
import { useLatest } from '@letu/hooks';

/** Calls when someone comes back to this tab, or the network does: what is shown may have changed elsewhere meanwhile. */
export function useReturn(onReturn: () => void): void {
  const latest = useLatest(onReturn);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [latest]);
}
