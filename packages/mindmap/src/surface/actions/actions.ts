import type { CommandGroup } from '@letu/core';
import { copyWithButton, cutWithButton, pasteWithButton } from '../clipboard/byButton.js';
import type { CommandName } from '../locales/zh-CN.js';
import { selectedTopic, type CanvasAccess } from './access.js';
import { goToEnd, selectAll, showLevels, toggleBranch, toggleFold } from './looking.js';
import { addBoundary, addSummary, beginRelationship, toggleLook } from './marking.js';
import {
  add,
  addFloating,
  addParent,
  duplicate,
  moveSelected,
  removeAlone,
  removeSelected,
} from './structure.js';

/** Something that the canvas can do. */
export interface CanvasAction {
  readonly id: CommandName;
  readonly group: CommandGroup;
  readonly keys: readonly string[];
  /** What has to be selected for it to do anything. */
  readonly needs?: 'topic' | 'item' | undefined;
  /** Whether the map is another one afterwards. */
  readonly changes: boolean;
  run(access: CanvasAccess): void;
}

const ZOOM_STEP = 1.25;

const change = (
  id: CommandName,
  keys: readonly string[],
  run: CanvasAction['run'],
  needs: CanvasAction['needs'] | 'nothing' = 'topic',
): CanvasAction => ({
  id,
  group: 'edit',
  keys,
  needs: needs === 'nothing' ? undefined : needs,
  changes: true,
  run,
});

const look = (id: CommandName, keys: readonly string[], run: CanvasAction['run']): CanvasAction => ({
  id,
  group: 'view',
  keys,
  changes: false,
  run,
});

/** Everything that the canvas can do, with its keys. */
export const ACTIONS: readonly CanvasAction[] = [
  change('addChild', ['Tab', 'Insert'], (access) => add(access, 'child')),
  change('addAfter', ['Enter'], (access) => add(access, 'after')),
  change('addBefore', ['Shift-Enter'], (access) => add(access, 'before')),
  change('addParent', ['Mod-Enter'], addParent),
  change('addFloating', [], addInView, 'nothing'),
  change('editText', ['F2', 'Space'], editSelected, 'item'),
  change('remove', ['Delete', 'Backspace'], removeSelected, 'item'),
  change('removeAlone', ['Mod-Delete', 'Mod-Backspace'], removeAlone),
  { ...look('copyTopics', ['Mod-c'], copyWithButton), group: 'edit', needs: 'topic' },
  change('cutTopics', ['Mod-x'], cutWithButton),
  change('pasteTopics', ['Mod-v'], pasteWithButton, 'nothing'),
  change('duplicate', ['Mod-d'], duplicate),
  change('moveUp', ['Mod-ArrowUp', 'Alt-ArrowUp'], (access) => moveSelected(access, 'up')),
  change('moveDown', ['Mod-ArrowDown', 'Alt-ArrowDown'], (access) => moveSelected(access, 'down')),
  change('moveLeft', ['Mod-ArrowLeft', 'Alt-ArrowLeft'], (access) => moveSelected(access, 'left')),
  change('moveRight', ['Mod-ArrowRight', 'Alt-ArrowRight'], (access) => moveSelected(access, 'right')),
  change('relate', ['Mod-l'], beginRelationship),
  change('bound', ['Mod-Shift-b'], addBoundary),
  change('summarise', ['Mod-]'], addSummary),
  change('bold', ['Mod-b'], (access) => toggleLook(access, 'bold')),
  change('italic', ['Mod-i'], (access) => toggleLook(access, 'italic')),
  change('underline', ['Mod-u'], (access) => toggleLook(access, 'underline')),
  change('strike', ['Mod-Shift-s'], (access) => toggleLook(access, 'strike')),
  { ...look('selectAll', ['Mod-a'], selectAll), group: 'edit' },
  { ...look('fold', ['Mod-/'], (access) => toggleFold(access)), needs: 'topic' },
  look('showLevel1', [], (access) => showLevels(access, 1)),
  look('showLevel2', [], (access) => showLevels(access, 2)),
  look('showLevel3', [], (access) => showLevels(access, 3)),
  look('showAll', [], (access) => showLevels(access, undefined)),
  look('branch', ['Mod-Shift-f'], toggleBranch),
  look('centre', ['Home'], (access) => goToEnd(access, 'centre')),
  look('zoomIn', ['Mod-='], ({ canvas }) => canvas.viewport.zoomBy(ZOOM_STEP)),
  look('zoomOut', ['Mod--'], ({ canvas }) => canvas.viewport.zoomBy(1 / ZOOM_STEP)),
  look('actualSize', ['Mod-0'], ({ canvas }) => canvas.viewport.zoomTo(1)),
  look('fit', ['Mod-9'], ({ canvas }) => canvas.viewport.fit()),
];

/** Tells whether an action can do anything now. */
export function canRun({ needs, changes }: CanvasAction, access: CanvasAccess): boolean {
  const { store } = access.canvas;
  if (changes && store.isLocked) return false;
  if (needs === 'topic') return selectedTopic(access) !== undefined;
  return needs !== 'item' || store.getState().selection.length > 0;
}

function editSelected({ canvas: { store } }: CanvasAccess): void {
  const item = store.getState().selection.at(-1);
  if (item !== undefined) store.edit(item);
}

/** Where nobody has said where, a floating topic comes into the middle of what is seen. */
function addInView(access: CanvasAccess): void {
  const { viewport, elements } = access.canvas;
  const { left, top, width, height } = elements.view.getBoundingClientRect();
  const { x, y } = viewport.toScene({ x: left + width / 2, y: top + (height * 2) / 3 });
  addFloating(access, { x: Math.round(x), y: Math.round(y) });
}
