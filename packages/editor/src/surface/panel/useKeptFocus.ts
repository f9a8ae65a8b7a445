import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** What an element listens to that keeps the focus. */
export interface FocusKeeper {
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Takes the focus to an element where what had it inside is gone, as the button is that has taken a tag away.
 *
 * @param state What the element shows: another one may have other fields.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, state: unknown): FocusKeeper {
  const focused = useRef<Element>(null);
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
