import type { MouseEvent } from 'react';
import { isMouseClick } from '@letu/hooks';

const TAKES_KEYS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [aria-haspopup]';

/** Tells whether keys are written into an element, or choose what opens from it. */
export const takesKeys = (element: Element): boolean => element.closest(TAKES_KEYS) !== null;

/**
 * Gives the focus back to the canvas once a mouse has clicked on something beside it, so that the next key means what is selected
 * there. What is written into keeps it, and so does whoever goes through the panels with the keys.
 */
export function returnFocus(event: MouseEvent, focusCanvas: () => void): void {
  if (!isMouseClick(event)) return;
  const { currentTarget: around } = event;
  // What is clicked on takes the focus only behind the event, as the field of a label does.
  setTimeout(() => {
    const { activeElement: focused } = document;
    const isHere = focused === document.body || around.contains(focused);
    if (focused && isHere && !takesKeys(focused)) focusCanvas();
  });
}
