import { quickAdd } from '../commands/quickAdd.js';
import { toggleFold } from '../commands/structure.js';
import type { EdgeEnd } from '../edit/ends.js';
import { textOf } from '../edit/labels.js';
import { tableAround, tablePlace } from '../edit/containers/tables.js';
import { isLocked } from '../edit/layers.js';
import { nearestLeg } from '../edit/splitEdge.js';
import { attributeOf } from '../panels/object/attributes.js';
import { indexOf } from '../store/pageIndex.js';
import { portsOf } from '../view/ports.js';
import { selectable, type Hit } from '../view/hit.js';
import { bendingEdge } from './bendEdge.js';
import { connectable, connecting, reconnecting } from './connect.js';
import { draggingCells } from './dragCells.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';
import { movingLine } from './moveLine.js';
import { movingLabel } from './moveLabel.js';
import { movingTableLine } from './moveTableLine.js';
import { resizingCells, rotatingCell } from './resizeCells.js';
import { rubberBand } from './rubberBand.js';

/** Returns the id of the cell that was hit. */
export const cellOf = (hit: Hit): string | undefined =>
  hit.on === 'cell' || hit.on === 'label' ? hit.cell : undefined;

/** Selects what a pointer is pressed on: alone, or with Ctrl or Shift beside what is selected. */
export function selectAt(
  { canvas }: CanvasAccess,
  hit: Hit,
  { mod, shift }: Pick<Pointed, 'mod' | 'shift'>,
): void {
  const { session } = canvas;
  const { selection } = session.getState();
  const id = cellOf(hit);
  if (hit.on === 'ground') {
    if (!mod && !shift) session.select([]);
    return;
  }
  if (id === undefined || selection.includes(id)) return;
  const cell = selectable(canvas, id);
  if (selection.includes(cell)) return;
  session.select(mod || shift ? [...selection, cell] : [cell]);
}

/** Selects what a menu is asked for on, unless it is selected already: of a table the cell, whose row and column the menu is about. */
export function selectForMenu(access: CanvasAccess, hit: Hit): void {
  const { session } = access.canvas;
  const { page, selection } = session.getState();
  const cell = indexOf(page).cell(cellOf(hit));
  const isPart = cell !== undefined && tableAround(page, cell) !== undefined;
  if (isPart && !selection.includes(cell.id)) session.select([cell.id]);
  else selectAt(access, hit, { mod: false, shift: false });
}

/** Takes a cell out of what is selected, or goes into the group that is selected. @param isAdded Whether Ctrl or Shift was held. */
export function clickAt(access: CanvasAccess, hit: Hit, wasSelected: boolean, isAdded: boolean): void {
  const { canvas } = access;
  const { session } = canvas;
  if (hit.on === 'fold') toggleFold(access, [hit.cell]);
  if (hit.on === 'arrow') quickAdd(access, hit.cell, hit.direction);
  const id = cellOf(hit);
  if (id === undefined || !wasSelected) return;
  const { selection } = session.getState();
  const cell = selectable(canvas, id);
  if (isAdded) {
    const around = new Set([
      id,
      ...indexOf(session.getState().page)
        .around(id)
        .map((each) => each.id),
    ]);
    session.select(selection.filter((each) => !around.has(each)));
  } else session.select([cell]);
}

/** Returns what begins once a pointer that was pressed is moved; undefined where nothing does. */
export function gestureAt(access: CanvasAccess, hit: Hit, from: Pointed): Gesture | undefined {
  const { canvas } = access;
  const id = cellOf(hit);
  const isFixed = id !== undefined && isLocked(canvas.session.getState().page, id);
  if (hit.on === 'ground' || isFixed) return rubberBand(access, from);
  if (canvas.session.isLocked) return undefined;
  if (hit.on === 'handle') {
    return hit.handle === 'rotate' ? rotatingCell(access, from) : resizingCells(access, hit.handle, from);
  }
  if (hit.on === 'line') return lineAt(access, hit, from);
  if (hit.on === 'grip') return movingTableLine(access, hit.axis);
  if (hit.on === 'end') return reconnecting(access, hit.end);
  if (hit.on === 'bend' || hit.on === 'leg') return bendingEdge(access, hit, from);
  if (hit.on === 'arrow') return connecting(access, { cell: hit.cell });
  if (hit.on === 'port') return connecting(access, portOf(access, hit));
  if (hit.on === 'label' && canvas.session.getState().selection.includes(hit.cell))
    return movingLabel(access, hit.cell, from);
  const leg = hit.on === 'cell' ? legOf(access, hit.cell, from) : undefined;
  return leg === undefined ? draggingCells(access, from) : bendingEdge(access, { on: 'leg', at: leg }, from);
}

/** Returns the leg of an edge that was pressed; undefined where the whole of it, or more, is moved. */
function legOf({ canvas }: CanvasAccess, id: string, { onPage }: Pointed): number | undefined {
  const cell = canvas.graph.shown(id);
  const isAlone = canvas.session.getState().selection.length === 1;
  const isJoined = cell?.source !== undefined && cell.target !== undefined;
  return cell?.role === 'edge' && isJoined && isAlone
    ? nearestLeg(canvas.graph.points(id), onPage)
    : undefined;
}

function lineAt(
  access: CanvasAccess,
  line: Extract<Hit, { on: 'line' }>,
  from: Pointed,
): Gesture | undefined {
  const { page, selection } = access.canvas.session.getState();
  const table = tablePlace(page, selection.at(-1))?.table.id;
  return table === undefined ? undefined : movingLine(access, { ...line, table }, from);
}

function portOf({ canvas }: CanvasAccess, { cell, at }: Extract<Hit, { on: 'port' }>): EdgeEnd {
  const shown = canvas.graph.shown(cell);
  return { cell, port: shown && portsOf(shown)[at] };
}

/** Returns the shape whose arrows are shown while a pointer is somewhere; it stays so while the pointer is on its way to one. */
export function hoveredAt({ canvas }: CanvasAccess, hit: Hit): string | undefined {
  if (hit.on === 'arrow' || hit.on === 'port') return hit.cell;
  const id = cellOf(hit);
  const isShape = id !== undefined && canvas.graph.shown(id)?.role === 'vertex';
  return isShape ? connectable(canvas.session.getState().page, id)?.id : undefined;
}

/** Returns what is said of the cell that a pointer is on. */
export function tooltipAt({ graph }: CanvasAccess['canvas'], hit: Hit): string | undefined {
  const id = cellOf(hit);
  const cell = id === undefined ? undefined : graph.shown(id);
  const tooltip = cell && attributeOf(cell, 'tooltip');
  return tooltip === undefined ? undefined : textOf(tooltip);
}
