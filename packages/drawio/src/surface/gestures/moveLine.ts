import { moveLine } from '../edit/containers/tables.js';
import { settled } from '../edit/containers/settled.js';
import type { TableLine } from '../view/tableLines.js';
import { gridOf, hasGrid } from '../view/sheet.js';
import { Preview, type CanvasAccess, type Gesture, type Pointed } from './gesture.js';

/** Drags the line behind a column, which its neighbour gives way to, or the one below a row; with Shift the other way round. */
export function movingLine({ canvas }: CanvasAccess, { table, axis, at }: TableLine, from: Pointed): Gesture {
  const { page } = canvas.session.getState();
  const preview = new Preview(canvas);
  return {
    move({ onPage, shift, alt }) {
      const grid = hasGrid(page) && !alt ? gridOf(page) : 1;
      const way = axis === 'column' ? onPage.x - from.onPage.x : onPage.y - from.onPage.y;
      const by = Math.round(way / grid) * grid;
      const isKept = (axis === 'column') !== shift;
      preview.showPage(settled(page, moveLine(page, table, { axis, at }, { by, isKept })));
      canvas.mark({ dragging: true, hover: undefined });
    },
    end: () => preview.commit(),
    cancel: () => preview.cancel(),
  };
}
