import type { PageCell } from '../../../document/model.js';
import type { Session } from '../../session.js';
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

/** Has the selected cells look as those do that say nothing of their look. */
export function clearStyle(session: Session): void {
  setStyles(session, session.getState().selection, (cell) =>
    Object.fromEntries(lookOf(cell).map((key) => [key, undefined])),
  );
}
