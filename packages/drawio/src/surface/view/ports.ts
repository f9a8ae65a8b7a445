import type { PageCell, Point } from '../../document/model.js';
import { styleValue } from '../../document/style.js';
import { rotated, type Box } from '../edit/bounds.js';
import { styleName, styleNumber } from '../edit/styles.js';

/** A fixed place on a shape's outline, as shares of its width and height. */
export interface Port {
  readonly x: number;
  readonly y: number;
  /** Whether it is moved to the outline of the shape. */
  readonly onOutline: boolean;
}

const SHARES = [0.25, 0.5, 0.75];
const onOutline = (x: number, y: number): Port => ({ x, y, onOutline: true });
const OF_BOXES: readonly Port[] = [
  ...SHARES.flatMap((share) => [
    onOutline(share, 0),
    onOutline(share, 1),
    onOutline(0, share),
    onOutline(1, share),
  ]),
  ...[0, 1].flatMap((x) => [onOutline(x, 0), onOutline(x, 1)]),
];
const OF_ROUND: readonly Port[] = [
  ...[0, 0.5, 1].flatMap((x) => [onOutline(x, 0), onOutline(x, 1)]),
  onOutline(0, 0.5),
  onOutline(1, 0.5),
];
const ROUND = new Set([
  'ellipse',
  'rhombus',
  'triangle',
  'cloud',
  'hexagon',
  'doubleEllipse',
  'actor',
  'umlActor',
]);
/** A style may say so many at most. */
const MOST = 64;

/** Returns where edges can be fixed on a shape. */
export function portsOf({ style }: PageCell): readonly Port[] {
  const own = styleValue(style, 'points');
  if (own !== undefined) return parsePorts(own);
  const shape = styleValue(style, 'shape') ?? styleName(style) ?? '';
  return ROUND.has(shape) ? OF_ROUND : OF_BOXES;
}

/** Reads `[[0.5,0],[0,0.5,1]]`. */
function parsePorts(text: string): readonly Port[] {
  const found = [...text.matchAll(/\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*(?:,\s*([01]))?/g)].slice(0, MOST);
  return found.map(([, x, y, outline]) => ({ x: Number(x), y: Number(y), onOutline: outline !== '0' }));
}

/** Returns where a port is on the page, roughly for shapes whose outline is no box. */
export function placeOf({ x, y }: Port, box: Box, style: string): Point {
  const at = { x: box.x + box.width * x, y: box.y + box.height * y };
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return rotated(at, styleNumber(style, 'rotation', 0), centre);
}
