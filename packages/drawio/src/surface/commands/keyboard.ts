import type { Page, PageCell, Point } from '../../document/model.js';
import { middleOf, type Box } from '../edit/bounds.js';
import { addCells, changeCells, withGeometry } from '../edit/cells.js';
import { tableAround, tablePlace } from '../edit/containers/tables.js';
import { EDGE_STYLE, edgeBetween } from '../edit/ends.js';
import { isHidden, isLocked } from '../edit/layers.js';
import { movedCells } from '../edit/moved.js';
import { indexOf } from '../store/pageIndex.js';
import { STEPS, type Direction } from '../view/marks.js';
import { gridOf } from '../view/sheet.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import type { CanvasAccess } from './access.js';

/** Returns what the keys walk through: the shapes and edges that are seen, as they are read. */
export function walkable({ session, graph }: PageCanvas): readonly PageCell[] {
  const { page } = session.getState();
  return page.cells.filter(
    ({ id, role, geometry }) =>
      role !== 'other' &&
      !geometry?.isRelative === (role === 'vertex') &&
      graph.state(id) &&
      !isHidden(page, id),
  );
}

/** Selects the next cell, or the one before. Returns false past the last, so that the focus goes on. */
export function walk({ canvas }: CanvasAccess, way: 1 | -1): boolean {
  const { session } = canvas;
  const { page } = session.getState();
  // In tables the keys go from cell to cell.
  const cells = walkable(canvas).filter((cell) => !isRow(page, cell));
  const { selection } = session.getState();
  const at = cells.findIndex(({ id }) => id === selection.at(-1));
  const next = at < 0 ? cells.at(way === 1 ? 0 : -1) : cells[at + way];
  if (!next) {
    session.select([]);
    return false;
  }
  session.select([next.id]);
  canvas.reveal([next.id]);
  return true;
}

const isRow = (page: Page, cell: PageCell) =>
  tableAround(page, cell) !== undefined && tablePlace(page, cell.id)?.column === undefined;

/** Moves what is selected by a pixel, or by the grid. */
export function nudge({ canvas }: CanvasAccess, direction: Direction, isFar: boolean): void {
  const { session } = canvas;
  const { page, selection } = session.getState();
  const by = isFar ? gridOf(page) : 1;
  const { x, y } = STEPS[direction];
  const moved = new Map(
    movedCells(page, selection)
      .shifted({ x: x * by, y: y * by })
      .map((cell) => [cell.id, cell]),
  );
  session.change((before) => changeCells(before, [...moved.keys()], (cell) => moved.get(cell.id)!), {
    merge: 'nudge',
  });
  canvas.reveal(selection);
}

/** Makes the selected shapes larger or smaller by a pixel, or by the grid. */
export function grow({ canvas: { session } }: CanvasAccess, direction: Direction, isFar: boolean): void {
  const { page, selection } = session.getState();
  const by = isFar ? gridOf(page) : 1;
  const { x, y } = STEPS[direction];
  session.change(
    (before) =>
      changeCells(before, selection, (cell) =>
        cell.role !== 'vertex' || !cell.geometry || isLocked(before, cell.id)
          ? cell
          : withGeometry(cell, {
              width: Math.max(cell.geometry.width + x * by, 1),
              height: Math.max(cell.geometry.height + y * by, 1),
            }),
      ),
    { merge: 'grow' },
  );
}

/** Begins an edge at the selected shape; where it ends is chosen next. With two selected shapes it joins them. */
export function beginConnection(access: CanvasAccess): void {
  const { canvas } = access;
  const { page, selection } = canvas.session.getState();
  const shapes = selection.filter((id) => indexOf(page).cell(id)?.role === 'vertex');
  const [from, to] = shapes.slice(-2);
  if (from === undefined) return;
  if (to !== undefined) return join(access, from, to);
  const next = walkable(canvas).find(({ id, role }) => role === 'vertex' && id !== from);
  const nearest = nearestTo(canvas, from) ?? next?.id;
  canvas.mark({ connecting: { from, to: nearest } });
  access.say(access.text.connecting(nearest === undefined ? '' : nameOf(access, nearest)));
}

/** Chooses where the edge that was begun ends: the shape in a direction, or the next one. */
export function aimConnection(access: CanvasAccess, to: Direction | 1 | -1): void {
  const { canvas } = access;
  const { connecting } = canvas.marks;
  if (!connecting) return;
  const found =
    typeof to === 'number'
      ? nextShape(canvas, connecting, to)
      : towards(canvas, connecting.to ?? connecting.from, to);
  if (found === undefined || found === connecting.from) return;
  canvas.mark({ connecting: { ...connecting, to: found } });
  canvas.reveal([found]);
  access.say(access.text.connecting(nameOf(access, found)));
}

/** Ends the edge that was begun. @param isGivenUp Whether there is to be none. */
export function endConnection(access: CanvasAccess, isGivenUp = false): void {
  const { connecting } = access.canvas.marks;
  access.canvas.mark({ connecting: undefined });
  access.say('');
  if (connecting?.to !== undefined && !isGivenUp) join(access, connecting.from, connecting.to);
}

function join(access: CanvasAccess, from: string, to: string): void {
  const { session } = access.canvas;
  const { page, layer } = session.getState();
  const edge = edgeBetween(page, layer, session.styleOfNew('edge', EDGE_STYLE), { cell: from }, { cell: to });
  session.change((before) => addCells(before, [edge]), { select: [edge.id] });
  access.say(access.text.connected(nameOf(access, from), nameOf(access, to)));
}

const nameOf = ({ canvas, text }: CanvasAccess, id: string) =>
  text.nameOf(indexOf(canvas.session.getState().page).cell(id)!);

function shapesBeside(
  canvas: PageCanvas,
  from: string,
): readonly { readonly id: string; readonly box: Box }[] {
  return walkable(canvas).flatMap(({ id, role }) => {
    const box = role === 'vertex' && id !== from ? canvas.graph.box(id) : undefined;
    return box ? [{ id, box }] : [];
  });
}

function nearestTo(canvas: PageCanvas, from: string): string | undefined {
  const box = canvas.graph.box(from);
  if (!box) return undefined;
  const middle = middleOf(box);
  const wayTo = (to: Point) => Math.hypot(to.x - middle.x, to.y - middle.y);
  return shapesBeside(canvas, from).toSorted(
    (one, other) => wayTo(middleOf(one.box)) - wayTo(middleOf(other.box)),
  )[0]?.id;
}

function nextShape(
  canvas: PageCanvas,
  { from, to }: { readonly from: string; readonly to: string | undefined },
  way: 1 | -1,
) {
  const shapes = shapesBeside(canvas, from);
  const at = shapes.findIndex(({ id }) => id === to);
  return shapes[(at + way + shapes.length) % shapes.length]?.id;
}

/** Returns the nearest shape that lies more in a direction than beside it. */
function towards(canvas: PageCanvas, from: string, direction: Direction): string | undefined {
  const box = canvas.graph.box(from);
  if (!box) return undefined;
  const middle = middleOf(box);
  const step = STEPS[direction];
  const found = shapesBeside(canvas, from).flatMap(({ id, box: other }) => {
    const to = middleOf(other);
    const [dx, dy] = [to.x - middle.x, to.y - middle.y];
    const [along, across] = [dx * step.x + dy * step.y, Math.abs(dx * step.y + dy * step.x)];
    return along > 0 && across <= along * 2 ? [{ id, way: along + across * 2 }] : [];
  });
  return found.toSorted((one, other) => one.way - other.way)[0]?.id;
}
