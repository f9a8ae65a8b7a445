import type { MouseEvent } from 'react';

/** Tells whether a click is one of a mouse or a trackpad, and not one of a key, a finger or a pen. */
export const isMouseClick = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
