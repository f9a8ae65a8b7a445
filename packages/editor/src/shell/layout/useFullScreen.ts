import { useCallback, useEffect, useState } from 'react';

/** Full screen of one element. */
export interface FullScreen {
  readonly active: boolean;
  /** Enters or leaves; resolves to false where the browser has no full screen or refuses it. */
  toggle(): Promise<boolean>;
}

/** Lets an element fill the screen. Esc leaves, as everywhere; what had the focus keeps it. */
export function useFullScreen(element: HTMLElement | null): FullScreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const update = () => setActive(document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  const toggle = useCallback(async () => {
    if (!element?.requestFullscreen) return false;
    const focused = document.activeElement;
    try {
      if (document.fullscreenElement === element) await document.exitFullscreen();
      else await element.requestFullscreen();
    } catch {
      return false;
    }
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    return true;
  }, [element]);
  return { active, toggle };
}
