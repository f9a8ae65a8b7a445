import { styleMap, styleValue, withStyle } from '../../document/style.js';

/** The styles that new cells take over, as they were chosen; those of draw.io where they are undefined. */
export interface NewStyles {
  readonly vertex?: string;
  readonly edge?: string;
}

/** What of a chosen style new cells take over: how they look, and not what they are. */
const LOOK: ReadonlySet<string> = new Set(
  (
    'fillColor strokeColor gradientColor gradientDirection strokeWidth dashed dashPattern opacity fillOpacity strokeOpacity shadow ' +
    'glass sketch curveFitting jiggle fillStyle fontColor fontFamily fontSize fontStyle fontSource labelBackgroundColor ' +
    'labelBorderColor textOpacity rounded arcSize edgeStyle curved orthogonalLoop elbow jumpStyle jumpSize startArrow startFill ' +
    'startSize endArrow endFill endSize flowAnimation'
  ).split(' '),
);

/** Returns the style of a new cell in the look of a chosen one, where it says nothing itself; lines take all over. */
export function withLook(style: string, chosen: string, role: 'vertex' | 'edge'): string {
  const added = [...styleMap(chosen)].filter(
    ([key]) => LOOK.has(key) && (styleValue(style, key) === undefined || role === 'edge'),
  );
  return withStyle(style, Object.fromEntries(added));
}
