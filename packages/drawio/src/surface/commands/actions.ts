import type { CommandGroup } from '@letu/core';
import type { Page, PageCell } from '../../document/model.js';
import { align, distribute, equalSize, type Alignment } from '../edit/arrange.js';
import { tableAround } from '../edit/containers/tables.js';
import { union } from '../edit/bounds.js';
import { reverseEdges } from '../edit/ends.js';
import { canFold, hasInside, removeFromGroup } from '../edit/groups.js';
import { isHidden, isLocked, setLocked } from '../edit/layers.js';
import { reorder } from '../edit/order.js';
import { withModel } from '../edit/pages.js';
import type { CommandName } from '../locales/zh-CN.js';
import { indexOf } from '../store/pageIndex.js';
import { hasGrid, hasGuides } from '../view/sheet.js';
import type { CanvasAccess, ObjectField } from './access.js';
import { beginConnection } from './keyboard.js';
import { followLink, hasLink } from './links.js';
import {
  clearDefault,
  clearPoints,
  copyStyle,
  hasCopiedStyle,
  hasFont,
  pasteStyle,
  setAsDefault,
  toggleFont,
  turn,
} from './look.js';
import { beginPoints } from './points.js';
import { quickAdd } from './quickAdd.js';
import {
  canMerge,
  canSplit,
  deleteColumns,
  deleteRows,
  insertColumn,
  insertRow,
  isInTable,
  mergeSelected,
  moveLineBy,
  selectInTable,
  splitSelected,
} from './tables.js';
import {
  autosize,
  duplicate,
  groupSelected,
  removeSelected,
  toggleFold,
  ungroupSelected,
} from './structure.js';

/** Something that the canvas can do. */
export interface CanvasAction {
  readonly id: CommandName;
  readonly group: CommandGroup;
  readonly keys: readonly string[];
  /** What has to be selected for it to do anything: so many cells, shapes or edges. */
  readonly needs?: { readonly of: 'cells' | 'shapes' | 'edges'; readonly count: number };
  /** Whether the file is another one afterwards. */
  readonly changes: boolean;
  /** Whether it has something to work on besides what it needs. @default it has */
  isOffered?(access: CanvasAccess): boolean;
  /** Whether what it switches is on. */
  isOn?(access: CanvasAccess): boolean;
  run(access: CanvasAccess): void;
}

type Run = CanvasAction['run'];
type Needs = NonNullable<CanvasAction['needs']>;

const CELL: Needs = { of: 'cells', count: 1 };
const SHAPE: Needs = { of: 'shapes', count: 1 };
const EDGE: Needs = { of: 'edges', count: 1 };
const some = (count: number): Needs => ({ of: 'shapes', count });

const edit = (id: CommandName, keys: readonly string[], run: Run, needs?: Needs): CanvasAction => ({
  id,
  group: 'edit',
  keys,
  changes: true,
  run,
  ...(needs ? { needs } : {}),
});

const look = (id: CommandName, keys: readonly string[], run: Run): CanvasAction => ({
  id,
  group: 'view',
  keys,
  changes: false,
  run,
});

const change = (
  id: CommandName,
  keys: readonly string[],
  update: (page: Page, ids: readonly string[]) => Page,
  needs: Needs = CELL,
): CanvasAction =>
  edit(
    id,
    keys,
    ({ canvas: { session } }) => session.change((page) => update(page, session.getState().selection)),
    needs,
  );

const alignTo = (id: CommandName, to: Alignment) =>
  change(id, [], (page, ids) => align(page, ids, to), some(2));

const setting = (
  id: CommandName,
  keys: readonly string[],
  key: string,
  isSet: (page: Page) => boolean,
): CanvasAction => ({
  ...look(id, keys, ({ canvas: { session } }) =>
    session.change((page) => withModel(page, { [key]: isSet(page) ? '0' : '1' })),
  ),
  changes: true,
  isOn: ({ canvas }) => isSet(canvas.session.getState().page),
});

const font = (id: 'bold' | 'italic' | 'underline', key: string): CanvasAction => ({
  ...edit(id, [key], (access) => toggleFont(access, id), CELL),
  isOn: (access) => hasFont(access, id),
});

const onPage =
  (isSo: (page: Page, cell: PageCell) => boolean): NonNullable<CanvasAction['isOffered']> =>
  ({ canvas: { session } }) => {
    const { page, selection } = session.getState();
    return selection.some((id) => {
      const cell = indexOf(page).cell(id);
      return cell !== undefined && isSo(page, cell);
    });
  };

const hasPoints = (_page: Page, { geometry }: PageCell) => (geometry?.points.length ?? 0) > 0;

const isInside = (page: Page, cell: PageCell) =>
  indexOf(page).around(cell.id).length > 1 && !tableAround(page, cell);

/** What cells have besides their look is written in the panel beside the canvas. */
const field = (id: CommandName, name: ObjectField, ...keys: readonly string[]): CanvasAction => ({
  ...edit(id, keys, ({ openObject }) => openObject(name), CELL),
  changes: false,
});

const inTable = (id: CommandName, part: Parameters<typeof isInTable>[1], run: Run): CanvasAction => ({
  ...edit(id, [], run, SHAPE),
  isOffered: (access) => isInTable(access, part),
});

const moveInTable = (id: CommandName, key: string, axis: 'row' | 'column', by: 1 | -1): CanvasAction => ({
  ...inTable(id, axis, (access) => moveLineBy(access, axis, by)),
  keys: [key],
});

const ZOOM_STEP = 1.25;

/** Everything that the canvas can do beside the clipboard, with the keys of draw.io. A letter alone is none: it begins the selected label. */
export const ACTIONS: readonly CanvasAction[] = [
  edit('insert', ['Insert', 'Alt-Shift-n'], ({ openInsert }) => openInsert()),
  edit('editLabel', ['F2', 'Enter'], editSelected, CELL),
  field('editLink', 'link', 'Mod-k'),
  field('editTooltip', 'tooltip'),
  field('editData', 'data', 'Mod-m'),
  field('editStyle', 'styleText', 'Mod-e'),
  edit('connect', ['Alt-Shift-l'], beginConnection, SHAPE),
  edit('addUp', ['Alt-Shift-ArrowUp'], (access) => addBeside(access, 'up'), SHAPE),
  edit('addRight', ['Alt-Shift-ArrowRight'], (access) => addBeside(access, 'right'), SHAPE),
  edit('addDown', ['Alt-Shift-ArrowDown'], (access) => addBeside(access, 'down'), SHAPE),
  edit('addLeft', ['Alt-Shift-ArrowLeft'], (access) => addBeside(access, 'left'), SHAPE),
  edit('remove', ['Delete', 'Backspace'], (access) => removeSelected(access), CELL),
  edit('duplicate', ['Mod-d', 'Mod-Enter'], duplicate, CELL),
  edit('group', ['Mod-g'], groupSelected, { of: 'cells', count: 2 }),
  { ...edit('ungroup', ['Mod-Shift-u'], ungroupSelected, SHAPE), isOffered: onPage(hasInside) },
  { ...change('leaveGroup', [], removeFromGroup), isOffered: onPage(isInside) },
  change('toFront', ['Mod-Shift-f'], (page, ids) => reorder(page, ids, 'front')),
  change('toBack', ['Mod-Shift-b'], (page, ids) => reorder(page, ids, 'back')),
  change('forward', [], (page, ids) => reorder(page, ids, 'forward')),
  change('backward', [], (page, ids) => reorder(page, ids, 'backward')),
  alignTo('alignLeft', 'left'),
  alignTo('alignCenter', 'center'),
  alignTo('alignRight', 'right'),
  alignTo('alignTop', 'top'),
  alignTo('alignMiddle', 'middle'),
  alignTo('alignBottom', 'bottom'),
  change('distributeX', [], (page, ids) => distribute(page, ids, 'x'), some(3)),
  change('distributeY', [], (page, ids) => distribute(page, ids, 'y'), some(3)),
  change('sameWidth', [], (page, ids) => equalSize(page, ids, ['width']), some(2)),
  change('sameHeight', [], (page, ids) => equalSize(page, ids, ['height']), some(2)),
  change('sameSize', [], (page, ids) => equalSize(page, ids, ['width', 'height']), some(2)),
  font('bold', 'Mod-b'),
  font('italic', 'Mod-i'),
  font('underline', 'Mod-u'),
  { ...edit('copyStyle', ['Mod-Shift-c'], copyStyle, CELL), changes: false },
  edit('pasteStyle', ['Mod-Shift-v'], (access) => hasCopiedStyle() && pasteStyle(access), CELL),
  edit('setAsDefault', ['Mod-Shift-d'], setAsDefault, CELL),
  edit('clearDefault', ['Mod-Shift-r'], clearDefault),
  inTable('rowAbove', 'table', (access) => insertRow(access, 'before')),
  inTable('rowBelow', 'table', (access) => insertRow(access, 'after')),
  inTable('columnLeft', 'table', (access) => insertColumn(access, 'before')),
  inTable('columnRight', 'table', (access) => insertColumn(access, 'after')),
  moveInTable('rowUp', 'Alt-ArrowUp', 'row', -1),
  moveInTable('rowDown', 'Alt-ArrowDown', 'row', 1),
  moveInTable('columnToLeft', 'Alt-ArrowLeft', 'column', -1),
  moveInTable('columnToRight', 'Alt-ArrowRight', 'column', 1),
  inTable('deleteRow', 'row', deleteRows),
  inTable('deleteColumn', 'column', deleteColumns),
  { ...inTable('mergeCells', 'column', mergeSelected), isOffered: canMerge },
  { ...inTable('splitCells', 'column', splitSelected), isOffered: canSplit },
  { ...inTable('selectRow', 'row', (access) => selectInTable(access, 'rows')), changes: false },
  { ...inTable('selectColumn', 'column', (access) => selectInTable(access, 'columns')), changes: false },
  { ...inTable('selectTable', 'row', (access) => selectInTable(access, 'table')), changes: false },
  edit('autosize', ['Mod-Shift-y'], autosize, SHAPE),
  edit('turn', ['Mod-r'], turn, CELL),
  change('reverse', ['Alt-Shift-r'], reverseEdges, EDGE),
  edit('editPoints', ['Alt-Shift-p'], beginPoints, EDGE),
  { ...edit('clearPoints', [], clearPoints, EDGE), isOffered: onPage(hasPoints) },
  {
    ...change('lock', ['Mod-l'], (page, ids) => setLocked(page, ids, !ids.every((id) => isLocked(page, id)))),
    isOn: ({ canvas: { session } }) => {
      const { page, selection } = session.getState();
      return selection.length > 0 && selection.every((id) => isLocked(page, id));
    },
  },
  {
    ...look('fold', ['Mod-Home'], (access) => toggleFold(access, access.canvas.session.getState().selection)),
    needs: SHAPE,
    isOffered: onPage(canFold),
  },
  { ...look('selectAll', ['Mod-a'], (access) => selectWhere(access, () => true)), group: 'edit' },
  {
    ...look('selectShapes', ['Mod-Shift-i'], (access) => selectWhere(access, isRole('vertex'))),
    group: 'edit',
  },
  { ...look('selectEdges', [], (access) => selectWhere(access, isRole('edge'))), group: 'edit' },
  { ...look('selectNone', ['Mod-Shift-a'], ({ canvas: { session } }) => session.select([])), group: 'edit' },
  setting('grid', [], 'grid', hasGrid),
  setting('guides', [], 'guides', hasGuides),
  setting('paper', [], 'page', ({ model }) => model['page'] !== '0'),
  { ...look('openLink', ['Alt-Enter'], followLink), needs: CELL, isOffered: hasLink },
  look('zoomIn', ['Mod-='], ({ canvas }) => canvas.viewport.zoomBy(ZOOM_STEP)),
  look('zoomOut', ['Mod--'], ({ canvas }) => canvas.viewport.zoomBy(1 / ZOOM_STEP)),
  look('actualSize', ['Mod-0'], ({ canvas }) => canvas.viewport.zoomTo(1)),
  { ...look('fitSelection', ['Alt-Shift-z'], zoomToSelection), needs: CELL },
  look('fit', ['Mod-Shift-h'], ({ canvas }) => canvas.viewport.fit()),
];

/** Tells whether an action can do anything now. */
export function canRun(
  { needs, changes, isOffered }: Pick<CanvasAction, 'needs' | 'changes' | 'isOffered'>,
  access: CanvasAccess,
): boolean {
  const { session } = access.canvas;
  if ((changes && session.isLocked) || isOffered?.(access) === false) return false;
  if (!needs) return true;
  const { page, selection } = session.getState();
  const { cell } = indexOf(page);
  const role = needs.of === 'shapes' ? 'vertex' : 'edge';
  const own = needs.of === 'cells' ? selection : selection.filter((id) => cell(id)?.role === role);
  return own.length >= needs.count;
}

function zoomToSelection({ canvas }: CanvasAccess): void {
  const { selection } = canvas.session.getState();
  const box = union(selection.flatMap((id) => canvas.graph.box(id) ?? []));
  if (box) canvas.viewport.fitTo(box);
}

function editSelected({ canvas: { session } }: CanvasAccess): void {
  const id = session.getState().selection.at(-1);
  if (id !== undefined) session.edit(id, 'all');
}

function addBeside(access: CanvasAccess, direction: Parameters<typeof quickAdd>[2]): void {
  const { page, selection } = access.canvas.session.getState();
  const id = selection.findLast((each) => indexOf(page).cell(each)?.role === 'vertex');
  if (id !== undefined) quickAdd(access, id, direction);
}

const isRole = (role: PageCell['role']) => (cell: PageCell) => cell.role === role;

/** Selects what can be seen and moved, and is in nothing but its layer. */
function selectWhere({ canvas: { session } }: CanvasAccess, isWanted: (cell: PageCell) => boolean): void {
  const { page } = session.getState();
  const { layers } = indexOf(page);
  const grounds = new Set(layers.map(({ id }) => id));
  const found = page.cells.filter(
    (cell) =>
      cell.role !== 'other' &&
      grounds.has(cell.parent ?? '') &&
      isWanted(cell) &&
      !isHidden(page, cell.id) &&
      !isLocked(page, cell.id),
  );
  session.select(found.map(({ id }) => id));
}
