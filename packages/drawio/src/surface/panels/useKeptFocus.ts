import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { useSessionState } from './panelsHost.js';

/** What an element listens to that keeps the focus. */
export interface FocusKeeper {
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** Takes the focus to an element where what had it inside is gone, as the button is that has taken a layer away. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): FocusKeeper {
  const focused = useRef<Element>(null);
  const state = useSessionState();
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another state may have other fields
  }, [state, element]);
  return {
    onFocus({ target }) {
      focused.current = target;
    },
    onBlur({ relatedTarget }) {
      // What is taken away while it has the focus goes without another taking it.
      if (relatedTarget) focused.current = null;
    },
  };
}
