import { useCallback, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import {
  exitFullscreen,
  fullscreenElement,
  fullscreenLimit,
  onFullscreenChange,
  requestFullscreen,
  type FullscreenLimit,
  type FullscreenRefusal,
} from './fullscreenApi.js';

/** An element, or a ref to it; left out, the page. */
export type FullscreenTarget = Element | null | RefObject<Element | null> | undefined;

/** What `useFullscreen` returns. */
export interface Fullscreen {
  /** Whether this page, or anything in it, is in full screen. */
  readonly isFullscreen: boolean;
  /** Whether it is the target that is. */
  readonly isTarget: boolean;
  /** Why full screen cannot be had; null where it can. */
  readonly limit: FullscreenLimit | null;
  /** Whether the browser refused the last try, as it does without a click or key before it. */
  readonly isDenied: boolean;
  /** Enters full screen. Settles when the browser has decided, with why not if it has not; never rejects. */
  enter(): Promise<FullscreenRefusal | undefined>;
  /** Leaves full screen. Never rejects. */
  exit(): Promise<FullscreenRefusal | undefined>;
  /** Leaves full screen if the page is in it, else enters it. */
  toggle(): Promise<FullscreenRefusal | undefined>;
}

function elementOf(target: FullscreenTarget): Element {
  const element = target && 'current' in target ? target.current : target;
  return element ?? document.documentElement;
}

/** Gives the focus back that browsers take away when an element goes into full screen or out of it. */
async function keepingFocus(work: () => Promise<void>): Promise<void> {
  const focused = document.activeElement;
  await work();
  if (document.activeElement !== document.body || !(focused instanceof HTMLElement)) return;
  if (focused.isConnected) focused.focus({ preventScroll: true });
}

/**
 * Puts the page or an element into full screen and out of it, and follows whoever else does: Esc, another script, another tab.
 *
 * @param target What fills the screen; the page if left out. Dialogs and menus outside of it are not seen then.
 */
export function useFullscreen(target?: FullscreenTarget): Fullscreen {
  const element = useSyncExternalStore(onFullscreenChange, fullscreenElement, () => null);
  const limit = useSyncExternalStore(onFullscreenChange, fullscreenLimit, () => null);
  const isTarget = useSyncExternalStore(
    onFullscreenChange,
    () => fullscreenElement() === elementOf(target),
    () => false,
  );
  const [isDenied, setDenied] = useState(false);

  const attempt = useCallback(async (work: () => Promise<void>): Promise<FullscreenRefusal | undefined> => {
    const refused = await keepingFocus(work).then(
      () => undefined,
      () => 'denied' as const,
    );
    setDenied(refused !== undefined);
    return refused;
  }, []);
  const enter = useCallback(
    async () => fullscreenLimit() ?? attempt(() => requestFullscreen(elementOf(target))),
    [attempt, target],
  );
  const exit = useCallback(() => attempt(exitFullscreen), [attempt]);
  const toggle = useCallback(() => (fullscreenElement() ? exit() : enter()), [enter, exit]);

  return useMemo(
    () => ({ isFullscreen: element !== null, isTarget, limit, isDenied, enter, exit, toggle }),
    [element, isTarget, limit, isDenied, enter, exit, toggle],
  );
}
