import type { KeyboardEvent } from 'react';

/** A canvas, and what is open beside it. */
export interface CanvasBeside {
  undo(): unknown;
  redo(): unknown;
  /** Closes the panel that is open. */
  close(): void;
  focusCanvas(): void;
}

/**
 * Answers the keys that reach what lies beside a canvas: steps back are the diagram's there, whichever field has the focus, Esc closes
 * what is open, and F6 goes back to the canvas. Returns false for a key that means nothing there.
 */
export function pressBeside(event: KeyboardEvent, { undo, redo, close, focusCanvas }: CanvasBeside): boolean {
  event.stopPropagation();
  if (event.nativeEvent.isComposing) return true;
  const { key, shiftKey, altKey } = event;
  const step = (event.ctrlKey || event.metaKey) && !altKey ? key.toLowerCase() : '';
  if (step === 'z' || step === 'y') {
    if (step === 'y' || shiftKey) redo();
    else undo();
  } else if (key === 'Escape' && !isOpenList(event.target)) {
    close();
    focusCanvas();
  } else if (key === 'F6') focusCanvas();
  else return false;
  event.preventDefault();
  return true;
}

/** A list that has come down closes by the same key. */
const isOpenList = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="combobox"][aria-expanded="true"]') !== null;
