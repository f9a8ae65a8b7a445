import { useCallback, useRef, useState } from 'react';

/** What a button and the hint above it take, so that the hint goes when the button may have moved from under the mouse. */
export interface Hint {
  /** For the hint: antd's `Tooltip` takes it as it is. */
  readonly hint: { readonly open: boolean; onOpenChange(open: boolean): void };
  /** Takes the hint away until the mouse comes to the button again. It stays the same function. */
  hide(): void;
  /** To be called when the mouse comes to the button. */
  onMouseEnter(): void;
}

/**
 * Returns the state of a button's hint, which can be taken away and comes again with the mouse. Where a press moves the button away,
 * as in full screen, WebKit never tells that the mouse has left it: a hint that waits for that stays for good.
 */
export function useHint(): Hint {
  const [open, setOpen] = useState(false);
  const isHidden = useRef(false);
  const hide = useCallback(() => {
    isHidden.current = true;
    setOpen(false);
  }, []);
  return {
    hint: { open, onOpenChange: (wanted) => setOpen(wanted && !isHidden.current) },
    hide,
    onMouseEnter() {
      isHidden.current = false;
    },
  };
}
