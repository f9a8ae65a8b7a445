import { isShortcut } from '@letu/editor/canvas';
import type { CanvasAccess } from '../actions/access.js';
import { ACTIONS, canRun } from '../actions/actions.js';
import { goToEnd, showBranch, step } from '../actions/looking.js';
import { endRelationship } from '../actions/marking.js';
import { selectedTopic } from '../actions/access.js';
import type { Direction } from '../../layout/scene.js';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Keys of the clipboard are told to pages as events of their own. */
const BY_BROWSER = new Set(['copyTopics', 'cutTopics', 'pasteTopics']);

/** Does what a key means on a canvas where no text is being written. Returns false for a key that means nothing there. */
export function pressKey(access: CanvasAccess, event: KeyboardEvent, mac: boolean): boolean {
  const { canvas } = access;
  const { store } = canvas;
  const is = (shortcut: string) => isShortcut(shortcut, event, mac);
  if (is('Mod-z')) store.undo();
  else if (is('Mod-Shift-z') || is('Mod-y')) store.redo();
  else if (is('Escape')) return leave(access);
  else if (is('ContextMenu') || is('Shift-F10')) access.openMenu();
  else if (canvas.marks.relating && is('Enter')) endRelationship(access, selectedTopic(access));
  else if (is('End')) goToEnd(access, 'last');
  else if (is('PageUp') || is('PageDown')) page(access, is('PageUp') ? 1 : -1);
  else if (!pressArrow(access, event)) return pressAction(access, is);
  return true;
}

/** Gives up what has begun, else the branch that is shown alone, else what is selected. */
function leave(access: CanvasAccess): boolean {
  const { canvas } = access;
  const { selection, branch } = canvas.store.getState();
  if (canvas.marks.relating) endRelationship(access, undefined);
  else if (branch !== undefined) showBranch(access, undefined);
  else if (selection.length > 0) canvas.store.select([]);
  else return false;
  return true;
}

function page({ canvas }: CanvasAccess, way: 1 | -1): void {
  canvas.viewport.panBy(0, way * canvas.elements.view.clientHeight * 0.8);
}

function pressArrow(
  access: CanvasAccess,
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): boolean {
  const direction = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (!direction || ctrlKey || metaKey || altKey) return false;
  step(access, direction, shiftKey && !access.canvas.marks.relating);
  return true;
}

function pressAction(access: CanvasAccess, is: (shortcut: string) => boolean): boolean {
  const action = ACTIONS.find(({ keys }) => keys.some(is));
  if (!action || BY_BROWSER.has(action.id) || !canRun(action, access)) return false;
  action.run(access);
  return true;
}
