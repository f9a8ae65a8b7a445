import type { Page } from '../../document/model.js';
import {
  addCells,
  changeCells,
  copiesOf,
  liftedCells,
  removeCells,
  shifted,
  withGeometry,
} from '../edit/cells.js';
import { canFold, fold, group, isFolded, ungroup } from '../edit/groups.js';
import { isLocked } from '../edit/layers.js';
import { indexOf, outermost } from '../store/pageIndex.js';
import { gridOf } from '../view/sheet.js';
import type { CanvasAccess } from './access.js';
import { emptied } from './tables.js';

/** Folds containers, or unfolds them where all of them are folded; whoever may only look folds for himself. */
export function toggleFold({ canvas: { session } }: CanvasAccess, ids: readonly string[]): void {
  const { page } = session.getState();
  const { cell } = indexOf(page);
  const own = ids.filter((id) => {
    const each = cell(id);
    return each && canFold(page, each);
  });
  const folded = !own.every((id) => isFolded(cell(id)!));
  const change = (before: Page) => fold(before, own, folded);
  if (session.isLocked) session.look(change);
  else session.change(change);
}

/** Takes away what is selected. @param edges Whether the edges that are joined to it go, too. */
export function removeSelected({ canvas: { session } }: CanvasAccess, edges = true): void {
  const { page, selection } = session.getState();
  const free = selection.filter((id) => !isLocked(page, id));
  session.change((before) => {
    const { page: without, left } = emptied(before, free);
    return removeCells(without, left, { edges });
  });
}

/** Puts a copy of what is selected beside it. */
export function duplicate({ canvas }: CanvasAccess): void {
  const { session } = canvas;
  const { page, selection, layer } = session.getState();
  const tops = new Set(outermost(page, selection));
  const lifted = liftedCells(page, selection);
  const by = gridOf(page);
  const copies = copiesOf(lifted).map((copy, at) =>
    tops.has(lifted[at]!.id) ? shifted({ ...copy, parent: layer }, { x: by, y: by }) : copy,
  );
  const select = copies.filter((_copy, at) => tops.has(lifted[at]!.id)).map(({ id }) => id);
  session.change((before) => addCells(before, copies), { select });
}

/** Groups what is selected. */
export function groupSelected({ canvas: { session } }: CanvasAccess): void {
  const { page, selection } = session.getState();
  const made = group(page, selection);
  if (made) session.change(() => made.page, { select: made.select });
}

/** Takes what is in the selected groups out of them. */
export function ungroupSelected({ canvas: { session } }: CanvasAccess): void {
  const { page, selection } = session.getState();
  const made = ungroup(page, selection);
  if (made) session.change(() => made.page, { select: made.select });
}

/** Makes shapes as large as their labels. */
export function autosize({ canvas }: CanvasAccess): void {
  const { session } = canvas;
  const sizes = new Map(
    session.getState().selection.flatMap((id) => {
      const cell = canvas.graph.cell(id);
      const size = cell?.isVertex() ? canvas.graph.graph.getPreferredSizeForCell(cell) : null;
      return size ? [[id, size] as const] : [];
    }),
  );
  session.change((page) =>
    changeCells(page, [...sizes.keys()], (cell) => {
      const { width, height } = sizes.get(cell.id)!;
      return withGeometry(cell, {
        width: Math.max(Math.ceil(width), 10),
        height: Math.max(Math.ceil(height), 10),
      });
    }),
  );
}
