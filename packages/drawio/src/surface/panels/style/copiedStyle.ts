import type { PageCell } from '../../../document/model.js';
import { styleEntries, styleValue, withStyle, type StyleChange } from '../../edit/styles.js';
import type { Session } from '../../session.js';
import { indexOf } from '../../store/pageIndex.js';
import type { PanelControl } from '../panelControl.js';
import { setStyles } from '../styleParts.js';

/** What of a style is how a cell looks; the rest says what it is. */
const LOOK = (
  'fillColor strokeColor gradientColor gradientDirection strokeWidth dashed dashPattern fixDash opacity fillOpacity strokeOpacity ' +
  'shadow glass sketch fillStyle hachureGap jiggle curveFitting fontColor fontFamily fontSize fontStyle labelBackgroundColor ' +
  'labelBorderColor textOpacity align verticalAlign spacing spacingTop spacingLeft spacingBottom spacingRight rounded arcSize'
).split(' ');
const LOOK_OF_EDGES =
  'edgeStyle curved elbow jumpStyle jumpSize startArrow startFill startSize endArrow endFill endSize flowAnimation'.split(
    ' ',
  );

const lookOf = ({ role }: PageCell) => (role === 'edge' ? [...LOOK, ...LOOK_OF_EDGES] : LOOK);

const lastOf = (session: Session): PageCell | undefined => {
  const { page, selection } = session.getState();
  return indexOf(page).cell(selection.at(-1));
};

/** Keeps the look of the cell that was selected last, for others to take over. */
export function copyStyle(session: Session, control: PanelControl): void {
  const cell = lastOf(session);
  if (!cell) return;
  const keys = [...LOOK, ...LOOK_OF_EDGES];
  control.copyStyle(Object.fromEntries(keys.map((key) => [key, styleValue(cell.style, key)])));
}

/** Gives the selected cells the look that was copied; what is of edges alone stays with edges. */
export function pasteStyle(session: Session, control: PanelControl): void {
  const { copiedStyle } = control.getState();
  if (!copiedStyle) return;
  setStyles(session, session.getState().selection, (cell) => {
    const keys = new Set(lookOf(cell));
    const isOfEdge = copiedStyle['endArrow'] !== undefined || copiedStyle['edgeStyle'] !== undefined;
    const kept = Object.entries(copiedStyle).filter(
      // The look of a shape says nothing of how a line runs.
      ([key]) => keys.has(key) && (cell.role !== 'edge' || isOfEdge || !LOOK_OF_EDGES.includes(key)),
    );
    return Object.fromEntries(kept) as StyleChange;
  });
}

/** Has the selected cells look as new ones do. */
export function clearStyle(session: Session): void {
  setStyles(session, session.getState().selection, (cell) =>
    Object.fromEntries(lookOf(cell).map((key) => [key, undefined])),
  );
}

/** Has new cells look as the one does that was selected last. */
export function setAsDefault(session: Session): boolean {
  const cell = lastOf(session);
  if (!cell) return false;
  const look = new Set(lookOf(cell));
  const kept = styleEntries(cell.style).filter(([key]) => look.has(key));
  session.setNewStyle(cell.role === 'edge' ? 'edge' : 'vertex', withStyle('', Object.fromEntries(kept)));
  return true;
}
