import type { Page, PageCell } from '../../document/model.js';
import { middleOf, overlaps, roomOf, type Box } from '../edit/bounds.js';
import { addToStack, stackAround } from '../edit/containers/stacks.js';
import { tableAround } from '../edit/containers/tables.js';
import { addCells, copiesOf, liftedCells, moveInto, shifted } from '../edit/cells.js';
import { EDGE_STYLE, edgeBetween } from '../edit/ends.js';
import { indexOf } from '../store/pageIndex.js';
import { STEPS, type Direction } from '../view/marks.js';
import type { CanvasAccess } from './access.js';

/** How far from a shape its connected copy stands, as draw.io has it. */
const AWAY = 80;

/** Adds a connected copy of a shape beside it, or connects it to the one that stands there; a list gets another row, a pool a lane. */
export function quickAdd({ canvas }: CanvasAccess, id: string, direction: Direction): void {
  const { session } = canvas;
  const { page, layer } = session.getState();
  const from = indexOf(page).cell(id);
  // Beside a row comes another table.
  const cell = from && (tableAround(page, from) ?? from);
  if (!cell || session.isLocked) return;
  const step = STEPS[direction];
  const inStack = addToStack(page, cell.id, step);
  if (inStack) {
    session.change(() => inStack.page, { select: inStack.select });
    canvas.reveal(inStack.select);
    canvas.mark({ hover: undefined });
    return;
  }
  const room = roomOf(page, cell);
  const by = { x: step.x * (room.width + AWAY), y: step.y * (room.height + AWAY) };
  const place = { ...room, x: room.x + by.x, y: room.y + by.y };
  const there = shapeAt(page, place, cell);
  const style = session.styleOfNew('edge', EDGE_STYLE);
  if (there) {
    const edge = edgeBetween(page, layer, style, { cell: id }, { cell: there.id });
    session.change((before) => addCells(before, [edge]), { select: [there.id] });
  } else {
    const lifted = liftedCells(page, [cell.id]);
    const copies = copiesOf(lifted).map((copy, at) =>
      lifted[at]!.id === cell.id ? shifted({ ...copy, parent: layer }, by) : copy,
    );
    const own = copies.find((_copy, at) => lifted[at]!.id === cell.id)!;
    const edge = edgeBetween(page, layer, style, { cell: id }, { cell: own.id });
    session.change((before) => intoParent(addCells(before, [...copies, edge]), cell, own.id), {
      select: [own.id],
    });
  }
  canvas.reveal(session.getState().selection);
  canvas.mark({ hover: undefined });
}

/** A copy of what is in a container is in that, too; of what is in a list, it lies beside that. */
function intoParent(page: Page, cell: PageCell, copy: string): Page {
  const parent = indexOf(page).cell(cell.parent);
  return parent?.role === 'vertex' && !stackAround(page, cell) ? moveInto(page, [copy], parent.id) : page;
}

function shapeAt(page: Page, place: Box, cell: PageCell): PageCell | undefined {
  const middle = { ...middleOf(place), width: 1, height: 1 };
  return page.cells.findLast(
    (each) =>
      each.role === 'vertex' &&
      each.parent === cell.parent &&
      each !== cell &&
      !each.geometry?.isRelative &&
      overlaps(roomOf(page, each), middle),
  );
}
