import { moveTableLine } from '../edit/containers/moveTableLine.js';
import { settled } from '../edit/containers/settled.js';
import { partsOf, tablePlace } from '../edit/containers/tables.js';
import type { TableLine } from '../view/tableLines.js';
import { Preview, type CanvasAccess, type Gesture } from './gesture.js';

/** Drags the row or the column of what is selected to another place of its table. */
export function movingTableLine({ canvas }: CanvasAccess, axis: TableLine['axis']): Gesture | undefined {
  const { page, selection } = canvas.session.getState();
  const id = selection.at(-1);
  const place = tablePlace(page, id);
  if (id === undefined || place?.[axis] === undefined) return undefined;
  const lines = axis === 'row' ? place.rows : partsOf(page, place.rows[place.row!]!.id);
  const [start, length] = axis === 'row' ? (['y', 'height'] as const) : (['x', 'width'] as const);
  const ends = lines.map((line) => {
    const box = canvas.graph.box(line.id);
    return box ? box[start] + box[length] : Infinity;
  });
  const preview = new Preview(canvas);
  let to = -1;
  return {
    pulls: true,
    move({ onPage }) {
      const found = ends.findIndex((end) => onPage[start] < end);
      to = found < 0 ? ends.length - 1 : found;
      const made = moveTableLine(page, id, axis, to);
      preview.showPage(made ? settled(page, made.page) : page);
      canvas.mark({ dragging: true, hover: undefined });
    },
    end() {
      preview.cancel();
      canvas.session.change((present) => moveTableLine(present, id, axis, to)?.page ?? present);
    },
    cancel: () => preview.cancel(),
  };
}
