import { useEffect, useState } from 'react';
import { useLatest } from '@letu/hooks';

/** The parts that open over an editor. */
export type Overlays = typeof import('./overlays.js');

/**
 * Loads what opens over an editor once that is there: whoever works in it without a network asks for it later.
 *
 * @param isOpen Whether it is asked for.
 * @param onFailed Called where it is asked for and cannot be loaded.
 */
export function useOverlays(isOpen: boolean, onFailed: () => void): Overlays | undefined {
  const [overlays, setOverlays] = useState<Overlays>();
  const latest = useLatest(onFailed);
  const isWanted = overlays === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./overlays.js').then(
      (loaded) => !isGone && setOverlays(loaded),
      // What nobody has asked for is tried again once somebody does.
      () => !isGone && isOpen && latest.current(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, isOpen, latest]);
  return overlays;
}
