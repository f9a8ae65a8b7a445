import type { MouseEvent } from 'react';

/**
 * Makes a handler of what asks for a menu: the pointer's other button, or Shift+F10 and the menu key, which browsers tell of in the same way
 * (https://www.w3.org/TR/uievents/#event-type-contextmenu).
 */
export function menuHandler(
  open: (at: { readonly x: number; readonly y: number }) => void,
): (event: MouseEvent<HTMLElement>) => void {
  return (event) => {
    // Fields have a menu of their own, to paste from.
    if ((event.target as Element).closest('input[type="text"], textarea')) return;
    event.preventDefault();
    open({ x: event.clientX, y: event.clientY });
  };
}
