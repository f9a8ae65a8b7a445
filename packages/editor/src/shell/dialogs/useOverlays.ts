import { useEffect, useState } from 'react';
import { useLatest } from '@letu/hooks';

/** The parts that open over an editor. */
export type Overlays = typeof import('./overlays.js');

/**
 * Loads what opens over an editor, which nobody needs before they work in it.
 *
 * @param isNear Whether it may be asked for soon.
 * @param isOpen Whether it is asked for.
 * @param onFailed Called where it is asked for and cannot be loaded.
 */
export function useOverlays(isNear: boolean, isOpen: boolean, onFailed: () => void): Overlays | undefined {
  const [overlays, setOverlays] = useState<Overlays>();
  const latest = useLatest(onFailed);
  const isWanted = !overlays && (isNear || isOpen);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./overlays.js').then(
      (loaded) => !isGone && setOverlays(loaded),
      // What is only near is tried again once it is asked for.
      () => !isGone && isOpen && latest.current(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, isOpen, latest]);
  return overlays;
}
