import { styleMap, withStyle } from '../../document/style.js';
import { changeCells } from '../edit/cells.js';
import { reverseEdges } from '../edit/ends.js';
import { FONT_BITS, styleNumber } from '../edit/styles.js';
import { indexOf } from '../store/pageIndex.js';
import type { CanvasAccess } from './access.js';

/** What of a style is not its look, and stays when another style is pasted. */
const OF_SHAPE = new Set(
  (
    'shape image points perimeter container collapsible childLayout html whiteSpace entryX entryY entryDx entryDy entryPerimeter ' +
    'exitX exitY exitDx exitDy exitPerimeter locked rotation direction startSize horizontal part aspect imageAspect'
  ).split(' '),
);

let copied: string | undefined;

/** Tells whether a style was copied, which is the same in all canvases of a window. */
export const hasCopiedStyle = (): boolean => copied !== undefined;

/** Remembers the look of what is selected. */
export function copyStyle({ canvas: { session } }: CanvasAccess): void {
  const { page, selection } = session.getState();
  copied = indexOf(page).cell(selection.at(-1))?.style ?? copied;
}

/** Gives what is selected the look that was copied. */
export function pasteStyle({ canvas: { session } }: CanvasAccess): void {
  if (copied === undefined) return;
  const look = [...styleMap(copied)].filter(([key]) => !OF_SHAPE.has(key));
  const { selection } = session.getState();
  session.change((page) =>
    changeCells(page, selection, (cell) => ({
      ...cell,
      style: withStyle(cell.style, Object.fromEntries(look)),
    })),
  );
}

/** Tells whether the labels of all that is selected are set in a certain way. */
export function hasFont({ canvas: { session } }: CanvasAccess, part: keyof typeof FONT_BITS): boolean {
  const { page, selection } = session.getState();
  const bit = FONT_BITS[part];
  const isSet = (id: string) =>
    (styleNumber(indexOf(page).cell(id)?.style ?? '', 'fontStyle', 0) & bit) !== 0;
  return selection.length > 0 && selection.every(isSet);
}

/** Sets the labels of what is selected in bold and the like, or unsets them where all are. */
export function toggleFont(access: CanvasAccess, part: keyof typeof FONT_BITS): void {
  const { session } = access.canvas;
  const bit = FONT_BITS[part];
  const isSet = hasFont(access, part);
  session.change((page) =>
    changeCells(page, session.getState().selection, (cell) => {
      const before = styleNumber(cell.style, 'fontStyle', 0);
      const bits = isSet ? before & ~bit : before | bit;
      return { ...cell, style: withStyle(cell.style, { fontStyle: String(bits) }) };
    }),
  );
}

/** Turns shapes by a right angle, and edges round. */
export function turn({ canvas: { session } }: CanvasAccess): void {
  const { selection } = session.getState();
  session.change((page) =>
    changeCells(reverseEdges(page, selection), selection, (cell) => {
      if (cell.role !== 'vertex') return cell;
      const angle = (styleNumber(cell.style, 'rotation', 0) + 90) % 360;
      return { ...cell, style: withStyle(cell.style, { rotation: angle === 0 ? undefined : String(angle) }) };
    }),
  );
}

/** Has new cells look as what is selected does. */
export function setAsDefault({ canvas: { session } }: CanvasAccess): void {
  const { page, selection } = session.getState();
  const cell = indexOf(page).cell(selection.at(-1));
  if (cell && cell.role !== 'other') session.setNewStyle(cell.role, cell.style);
}

/** Has new cells look as the diagram's look has it. */
export function clearDefault({ canvas: { session } }: CanvasAccess): void {
  session.setNewStyle('vertex', undefined);
  session.setNewStyle('edge', undefined);
}

/** Takes the way points of what is selected away. */
export function clearPoints({ canvas: { session } }: CanvasAccess): void {
  session.change((page) =>
    changeCells(page, session.getState().selection, (cell) =>
      cell.geometry && cell.geometry.points.length > 0
        ? { ...cell, geometry: { ...cell.geometry, points: [] } }
        : cell,
    ),
  );
}
