import type { Head, Point } from '../figure.js';
import type { PathMark } from '../picture/marks.js';
import { distance, flattened, simplified } from '../picture/path.js';

/** A head, and how far from the end of its line it begins and ends, along the line. */
export interface FoundHead {
  readonly head: Head;
  /** How far it reaches out from the end of the line. */
  readonly tip: number;
  /** How long it is. */
  readonly size: number;
}

/** A part of a head with the end of the line as the origin and the line coming along the x axis. */
interface HeadPart {
  readonly strokes: readonly (readonly Point[])[];
  readonly isRound: boolean;
  readonly isFilled: boolean;
  readonly isLine: boolean;
}

export const NO_HEAD: FoundHead = { head: 'none', tip: 0, size: 0 };

/**
 * Tells what stands at an end of a line.
 *
 * @param marks What the picture draws there.
 * @param end The end of the line.
 * @param outward The direction in which the line ends, of length 1.
 * @param paper The colour of the paper, with which a head is filled that is hollow.
 */
export function headOf(
  marks: readonly PathMark[],
  end: Point,
  outward: Point,
  paper: string | undefined,
): FoundHead {
  const parts = marks
    .map((mark) => partOf(mark, end, outward, paper))
    .filter(({ strokes }) => strokes.length > 0);
  const points = parts.flatMap(({ strokes }) => strokes.flat());
  if (points.length === 0) return NO_HEAD;
  const [far, near] = [Math.max(...points.map(({ x }) => x)), Math.min(...points.map(({ x }) => x))];
  return { head: kindOf(parts), tip: Math.max(0, far), size: far - near };
}

function partOf(mark: PathMark, end: Point, outward: Point, paper: string | undefined): HeadPart {
  const local = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - end.x, y - end.y];
    return { x: dx * outward.x + dy * outward.y, y: dy * outward.x - dx * outward.y };
  };
  const isClosed = mark.strokes.some((stroke) => stroke.isClosed) || mark.element === 'polygon';
  const { fill, stroke } = mark.paint;
  return {
    strokes: mark.strokes.map((each) => flattened(each).map(local)),
    isRound: mark.element === 'circle' || mark.element === 'ellipse',
    isFilled:
      fill !== undefined &&
      (fill === stroke || fill !== (paper ?? '#ffffff')) &&
      (isClosed || fill === stroke),
    // A straight line has no inside, whatever it is filled with.
    isLine:
      mark.element === 'line' ||
      (!isClosed && (fill === undefined || mark.strokes.every(({ stretches }) => stretches.length === 1))),
  };
}

function kindOf(parts: readonly HeadPart[]): Head {
  const round = parts.find(({ isRound }) => isRound);
  const lines = parts.filter(({ isLine, isRound }) => isLine && !isRound).flatMap(({ strokes }) => strokes);
  const bars = lines.filter(isBar).length;
  const fans = lines.length - bars - lines.filter(isAlong).length;
  if (round && bars + fans === 0) return round.isFilled ? 'circle' : 'circle-hollow';
  const solid = parts.find(({ isLine, isRound }) => !isLine && !isRound);
  if (solid) return polygonHead(solid);
  if (round) return fans > 0 ? 'er-zero-or-many' : 'er-zero-or-one';
  if (fans > 0 && bars > 0) return 'er-one-or-many';
  if (bars > 1) return 'er-only-one';
  if (bars > 0) return 'bar';
  return fans > 0 ? fanHead(lines) : 'none';
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const isBar = (points: readonly Point[]) =>
  extent(points.map(({ x }) => x)) < 1.5 && extent(points.map(({ y }) => y)) > 3;
const isAlong = (points: readonly Point[]) => extent(points.map(({ y }) => y)) < 1.5;

/** Lines that meet in front are an arrow, lines that meet behind are the foot of a crow, lines that cross are a cross. */
function fanHead(lines: readonly (readonly Point[])[]): Head {
  const slanted = lines.filter((line) => !isBar(line) && !isAlong(line));
  const points = slanted.flat();
  const far = Math.max(...points.map(({ x }) => x));
  const near = Math.min(...points.map(({ x }) => x));
  const width = (at: number) =>
    extent(points.filter(({ x }) => Math.abs(x - at) < (far - near) * 0.15 + 0.5).map(({ y }) => y));
  const [front, back] = [width(far), width(near)];
  if (front > 2 && back > 2) return 'cross';
  return front > back ? 'er-many' : 'open';
}

/** How far into the head a corner reaches that lies between those at its back. */
function notchOf(corners: readonly Point[]): number {
  const [back, second, third] = corners.map(({ x }) => x).toSorted((a, b) => a - b);
  return second === undefined || third === undefined ? 0 : third - Math.max(back ?? second, second);
}

/** Two bars that cross have twelve corners, of which four lie near the middle. */
function isCross(corners: readonly Point[]): boolean {
  if (corners.length < 10 || corners.length > 16) return false;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const away = corners.map((corner) => distance(corner, middle));
  return away.filter((each) => each < Math.max(...away) * 0.5).length === 4;
}

function polygonHead({ strokes, isFilled }: HeadPart): Head {
  const points = strokes[0] ?? [];
  const ring =
    points.length > 1 && distance(points[0] as Point, points.at(-1) as Point) < 0.5
      ? points
      : [...points, points[0] as Point];
  const corners = simplified(ring, 0.1).slice(0, -1);
  const [far, near] = [Math.max(...corners.map(({ x }) => x)), Math.min(...corners.map(({ x }) => x))];
  const back = corners.filter(({ x }) => x < near + (far - near) * 0.25);
  const isRhombus = corners.length === 4 && back.length === 1;
  if (isRhombus) return isFilled ? 'diamond' : 'diamond-hollow';
  if (isCross(corners)) return 'cross';
  // Notched so far, the head is two wings, filled between them.
  if (corners.length === 4 && back.length === 2 && notchOf(corners) > (far - near) * 0.3)
    return isFilled ? 'notched' : 'open';
  if (corners.length > 8) return isFilled ? 'circle' : 'circle-hollow';
  if (far - near < 1.5) return 'bar';
  return isFilled ? 'triangle' : 'triangle-hollow';
}
