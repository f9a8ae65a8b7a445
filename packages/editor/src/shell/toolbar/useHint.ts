import { useRef, useState } from 'react';

/** What a button and the hint above it take, so that the hint goes once the button is pressed. */
export interface Hint {
  /** For the hint: antd's `Tooltip` takes it as it is. */
  readonly hint: { readonly open: boolean; onOpenChange(open: boolean): void };
  /** To be called when the button is pressed. */
  onPress(): void;
  /** To be called when the mouse comes to the button. */
  onMouseEnter(): void;
}

/**
 * Returns the state of a button's hint, which goes when the button is pressed and comes again with the mouse. Where a press moves
 * the button away, as in full screen, WebKit never tells that the mouse has left it: a hint that waits for that stays for good.
 */
export function useHint(): Hint {
  const [open, setOpen] = useState(false);
  const isPressed = useRef(false);
  return {
    hint: { open, onOpenChange: (wanted) => setOpen(wanted && !isPressed.current) },
    onPress() {
      isPressed.current = true;
      setOpen(false);
    },
    onMouseEnter() {
      isPressed.current = false;
    },
  };
}
