import type { Viewport } from './viewport.js';

/** How much one step of the buttons and keys scales. */
export const ZOOM_STEP = 1.25;
/** How far one arrow key moves a picture, in CSS pixels, and with Shift. */
const PAN = 48;
const PAN_FAR = 240;

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Does what a key means in a picture. Returns false for keys that mean nothing there. */
export function pressViewKey(viewport: Viewport, { key, shiftKey, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const step = shiftKey ? PAN_FAR : PAN;
  const commands: Readonly<Record<string, () => unknown>> = {
    '+': () => viewport.zoomBy(ZOOM_STEP),
    '=': () => viewport.zoomBy(ZOOM_STEP),
    '-': () => viewport.zoomBy(1 / ZOOM_STEP),
    _: () => viewport.zoomBy(1 / ZOOM_STEP),
    '0': () => viewport.fit(),
    '1': () => viewport.zoomTo(1),
    Home: () => viewport.toStart(),
    ArrowLeft: () => viewport.panBy(step, 0),
    ArrowRight: () => viewport.panBy(-step, 0),
    ArrowUp: () => viewport.panBy(0, step),
    ArrowDown: () => viewport.panBy(0, -step),
  };
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
  command?.();
  return command !== undefined;
}
