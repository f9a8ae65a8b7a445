import { isShortcut } from '@letu/editor/canvas';
import { DIRECTIONS, type Direction } from '../view/marks.js';
import type { CanvasAccess } from './access.js';
import { ACTIONS, canRun } from './actions.js';
import { isInTable } from './tables.js';
import { addPoint, endPoints, movePoint, nextPoint, pointOf, removePoint } from './points.js';
import { aimConnection, endConnection, grow, nudge, walk } from './keyboard.js';

const ARROWS: Readonly<Record<string, Direction>> = Object.fromEntries(
  DIRECTIONS.map((direction) => [`Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`, direction]),
);

/** Does what a key means on a canvas where no label is being written. Returns false for a key that means nothing there. */
export function pressKey(access: CanvasAccess, event: KeyboardEvent, mac: boolean): boolean {
  const { session, marks } = access.canvas;
  const is = (shortcut: string) => isShortcut(shortcut, event, mac);
  if (marks.connecting) return pressConnecting(access, event, is);
  if (pointOf(access) && pressPoint(access, event, is)) return true;
  if (is('Mod-z')) session.undo();
  else if (is('Mod-Shift-z') || is('Mod-y')) session.redo();
  else if (is('Escape')) return leave(access);
  else if (is('ContextMenu') || is('Shift-F10')) access.openMenu();
  else if (is('Tab') || is('Shift-Tab')) return walk(access, is('Tab') ? 1 : -1);
  else if (is('PageUp') || is('PageDown')) page(access, is('PageUp') ? 1 : -1);
  else if (pressArrow(access, event, mac)) return true;
  else {
    const own = ACTIONS.filter(({ keys }) => keys.some(is));
    const action = own.find((each) => canRun(each, access));
    // In a table it would go back to the page before, past the last column.
    if (!action) return event.altKey && Object.hasOwn(ARROWS, event.key) && isInTable(access, 'row');
    action.run(access);
  }
  return true;
}

function pressConnecting(
  access: CanvasAccess,
  event: KeyboardEvent,
  is: (shortcut: string) => boolean,
): boolean {
  const direction = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
  if (direction) aimConnection(access, direction);
  else if (is('Tab') || is('Shift-Tab')) aimConnection(access, is('Tab') ? 1 : -1);
  else if (is('Enter') || is('Escape')) endConnection(access, is('Escape'));
  // A letter would begin a label, and leave the connection half made.
  else return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  return true;
}

/** Any other key ends it, and means what it means elsewhere. */
function pressPoint(access: CanvasAccess, event: KeyboardEvent, is: (shortcut: string) => boolean): boolean {
  const direction = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
  if (direction && !event.ctrlKey && !event.metaKey && !event.altKey)
    movePoint(access, direction, event.shiftKey);
  else if (is('Tab') || is('Shift-Tab')) nextPoint(access, is('Tab') ? 1 : -1);
  else if (is('Insert')) addPoint(access);
  else if (is('Delete') || is('Backspace')) removePoint(access);
  else if (is('Enter') || is('Escape')) endPoints(access);
  else {
    if (!MODIFIERS.includes(event.key)) endPoints(access);
    return false;
  }
  return true;
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

function leave({ canvas: { session } }: CanvasAccess): boolean {
  if (session.getState().selection.length === 0) return false;
  session.select([]);
  return true;
}

function page({ canvas }: CanvasAccess, way: 1 | -1): void {
  canvas.viewport.panBy(0, way * canvas.elements.view.clientHeight * 0.8);
}

/** Arrows move what is selected, and the page where nothing is; with Ctrl they resize. */
function pressArrow(access: CanvasAccess, event: KeyboardEvent, mac: boolean): boolean {
  const direction = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
  if (!direction || event.altKey) return false;
  const { session, viewport } = access.canvas;
  const isMod = mac ? event.metaKey : event.ctrlKey;
  const isSelected = session.getState().selection.length > 0;
  if (!isSelected) {
    const [dx, dy] = { up: [0, 40], down: [0, -40], left: [40, 0], right: [-40, 0] }[direction] as [
      number,
      number,
    ];
    viewport.panBy(dx, dy);
  } else if (session.isLocked) return false;
  else if (isMod) grow(access, direction, event.shiftKey);
  else nudge(access, direction, event.shiftKey);
  return true;
}
