import type { Point } from '../../document/model.js';
import { boxAround, holds, overlaps } from '../edit/bounds.js';
import { isHidden, isLocked } from '../edit/layers.js';
import { indexOf } from '../store/pageIndex.js';
import { selectable } from '../view/hit.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';

/** Selects what is all within a box; with Alt, what is partly within. */
export function rubberBand({ canvas }: CanvasAccess, from: Pointed): Gesture {
  const before = from.shift || from.mod ? canvas.session.getState().selection : [];
  return {
    pulls: true,
    move: ({ onPage }) => canvas.mark({ band: boxAround([from.onPage, onPage]), hover: undefined }),
    end({ onPage, alt }) {
      canvas.mark({ band: undefined });
      canvas.session.select([...before, ...cellsWithin(canvas, from.onPage, onPage, alt)]);
    },
    cancel: () => canvas.mark({ band: undefined }),
  };
}

function cellsWithin(
  canvas: CanvasAccess['canvas'],
  from: Point,
  to: Point,
  isPartly: boolean,
): readonly string[] {
  const band = boxAround([from, to]);
  const { page } = canvas.session.getState();
  const { graph } = canvas;
  const isFree = (id: string) => !isHidden(page, id) && !isLocked(page, id);
  const found = page.cells.filter(({ id, role }) => {
    const box = role === 'other' ? undefined : graph.box(id);
    return box && (isPartly ? overlaps(band, box) : holds(band, box)) && isFree(id);
  });
  const ids = new Set(found.map(({ id }) => id));
  const index = indexOf(page);
  const outer = found.filter(({ id }) => !index.around(id).some((cell) => ids.has(cell.id)));
  return outer.map(({ id }) => selectable(canvas, id));
}
