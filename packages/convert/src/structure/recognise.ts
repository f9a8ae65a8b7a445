import type { Box, Outline, Point } from '../figure.js';
import type { PathMark } from '../picture/marks.js';
import { boxAround, distance, distanceToPiece, flattened, simplified } from '../picture/path.js';

/** What a painted path looks like. */
export interface Recognised {
  readonly outline: Outline;
  /** From 0 to 1 along each side of its box. */
  readonly corners?: readonly Point[] | undefined;
  /** In pixels. */
  readonly radius?: number | undefined;
  /** In pixels: of a subroutine's lines, of a double ellipse's inner one, or of a cylinder's lid. */
  readonly inset?: number | undefined;
}

/** Tells which outline a painted path has. */
export function recognise(mark: PathMark): Recognised {
  const { element, box, radius } = mark;
  if (element === 'circle' || element === 'ellipse') return { outline: 'ellipse' };
  if (element === 'rect' && !isTurned(mark)) return rectangle(box, radius);
  const points = pointsOf(mark);
  if (points.length < 3) return { outline: 'rectangle' };
  if (isEllipse(points, box)) return { outline: 'ellipse' };
  if (isStadium(points, box)) return { outline: 'stadium', radius: Math.min(box.width, box.height) / 2 };
  const isCurved = mark.strokes.some(({ stretches }) => stretches.some(isBent));
  return isCurved ? curved(mark, points) : angular(points, box);
}

/** Tells a rectangle that stands on a corner, such as a milestone of a plan. */
const isTurned = ({ strokes }: PathMark): boolean =>
  strokes.some(({ stretches }) =>
    stretches.some(
      ([from, to, ...others]) =>
        others.length === 0 && Math.abs(to.x - from.x) > 1 && Math.abs(to.y - from.y) > 1,
    ),
  );

function rectangle({ width, height }: Box, radius: number): Recognised {
  const shorter = Math.min(width, height);
  if (!(radius > 0)) return { outline: 'rectangle' };
  if (radius < shorter * 0.42) return { outline: 'rounded', radius };
  return { outline: Math.abs(width - height) < 1 ? 'ellipse' : 'stadium' };
}

/** The points of the stroke that reaches furthest: of some shapes, details are drawn in the same path. */
function pointsOf({ strokes, box }: PathMark): readonly Point[] {
  const all = strokes.map(flattened);
  const whole = all.find((points) => {
    const own = boxAround(points);
    return own && own.width > box.width - 1 && own.height > box.height - 1 && points.length > 2;
  });
  return whole ?? all.flat();
}

function isBent(stretch: readonly Point[]): boolean {
  const [a, b, c, d] = stretch;
  if (!a || !b || !c || !d) return false;
  const length = distance(a, d);
  return distance(a, b) + distance(b, c) + distance(c, d) > length * 1.02 + 0.2;
}

function isEllipse(points: readonly Point[], { x, y, width, height }: Box): boolean {
  if (points.length < 16 || width < 2 || height < 2) return false;
  // Between far points, the line is straight.
  return withMiddles(points).every((point) => {
    const away = Math.hypot(
      (point.x - x - width / 2) / (width / 2),
      (point.y - y - height / 2) / (height / 2),
    );
    return Math.abs(away - 1) < 0.06;
  });
}

/** Returns points of an outline, and those halfway between them. */
const withMiddles = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }];
  });

/** Straight from side to side, with round corners. */
function isDiamond(points: readonly Point[], box: Box, radius: number): boolean {
  // A round corner ends this far from where its sides would meet.
  const cut = ((Math.SQRT2 - 1) * radius) / Math.min(box.width, box.height);
  return withMiddles(points).every(
    (point) =>
      Math.abs(
        Math.abs((point.x - box.x) / box.width - 0.5) + Math.abs((point.y - box.y) / box.height - 0.5) - 0.5,
      ) <
      0.03 + cut,
  );
}

/** Half a circle at each of its short sides, drawn with curves or with many short lines. */
function isStadium(points: readonly Point[], { x, y, width, height }: Box): boolean {
  const radius = Math.min(width, height) / 2;
  if (points.length < 16 || radius < 3 || Math.max(width, height) < radius * 2.2) return false;
  return withMiddles(points).every((point) => {
    const middle = {
      x: Math.max(x + radius, Math.min(x + width - radius, point.x)),
      y: Math.max(y + radius, Math.min(y + height - radius, point.y)),
    };
    return Math.abs(distance(point, middle) - radius) < Math.max(1, radius * 0.08);
  });
}

/** How far from a place a corner may be, as a share of the shorter side. */
const NEAR = 0.08;

function angular(points: readonly Point[], box: Box): Recognised {
  const corners = cornersOf(points, box);
  const at = (x: number, y: number) =>
    corners.some((corner) => Math.abs(corner.x - x) < NEAR && Math.abs(corner.y - y) < NEAR);
  const isAtCorners = at(0, 0) && at(1, 0) && at(1, 1) && at(0, 1);
  if (corners.length === 4) {
    if (isAtCorners) return isCrossed(corners) ? { outline: 'polygon', corners } : { outline: 'rectangle' };
    if (at(0.5, 0) && at(1, 0.5) && at(0.5, 1) && at(0, 0.5)) return { outline: 'diamond' };
    return { outline: slanted(corners) ?? 'polygon', corners };
  }
  if (corners.length === 6 && at(0, 0.5) && at(1, 0.5) && corners.filter(({ y }) => y < NEAR).length === 2)
    return { outline: 'hexagon', corners };
  if (corners.length === 3 && at(0.5, 0) && at(0, 1) && at(1, 1)) return { outline: 'triangle' };
  if (corners.length === 5 && at(0, 0) && at(0, 1) && at(1, 1) && !at(1, 0) && corners.every(isOnEdge))
    return { outline: 'note', corners };
  const inset = insetOf(corners);
  if (inset !== undefined && isAtCorners) return { outline: 'subroutine', inset: inset * box.width };
  return { outline: 'polygon', corners };
}

/** An hourglass goes through the corners of its box, but not around them. */
const isCrossed = ([first, , third]: readonly Point[]) =>
  !!first && !!third && (Math.abs(first.x - third.x) < 0.5 || Math.abs(first.y - third.y) < 0.5);

/** The share of its width between the sides of a box and the lines along them; undefined where there are no such lines. */
function insetOf(corners: readonly Point[]): number | undefined {
  const inner = corners.filter(({ x }) => x > 0.001 && x < 0.999).map(({ x }) => Math.min(x, 1 - x));
  const [first] = inner;
  if (first === undefined || inner.length !== 4 || first > 0.3) return undefined;
  const isLevel = corners.every(({ y }) => y < 0.01 || y > 0.99);
  return isLevel && inner.every((each) => Math.abs(each - first) < 0.01) ? first : undefined;
}

const isOnEdge = ({ x, y }: Point) => Math.min(x, 1 - x, y, 1 - y) < 0.01;

/** Parallelograms and trapezoids have two level sides. */
function slanted(corners: readonly Point[]): Outline | undefined {
  const top = corners.filter(({ y }) => y < 0.02).map(({ x }) => x);
  const bottom = corners.filter(({ y }) => y > 0.98).map(({ x }) => x);
  if (top.length !== 2 || bottom.length !== 2) return undefined;
  const [left, right] = [Math.min(...top), Math.max(...top)];
  const [low, high] = [Math.min(...bottom), Math.max(...bottom)];
  const leansAlike = Math.abs(right - left - (high - low)) < 0.04;
  if (leansAlike) return 'parallelogram';
  return Math.abs(left + right - (low + high)) < 0.04 ? 'trapezoid' : undefined;
}

function cornersOf(points: readonly Point[], box: Box): readonly Point[] {
  const open =
    points.length > 1 && distance(points[0] as Point, points.at(-1) as Point) < 0.5
      ? points.slice(0, -1)
      : points;
  // A polyline that is simplified keeps its ends: it has to begin at what is surely a corner.
  const start = open.reduce(
    (best, point, index) =>
      point.x + point.y < (open[best] as Point).x + (open[best] as Point).y - 0.01 ? index : best,
    0,
  );
  const turned = [...open.slice(start), ...open.slice(0, start + 1)];
  const kept = simplified(turned, Math.max(0.4, Math.min(box.width, box.height) * 0.004)).slice(0, -1);
  return kept.map(({ x, y }) => ({
    x: box.width > 0 ? (x - box.x) / box.width : 0,
    y: box.height > 0 ? (y - box.y) / box.height : 0,
  }));
}

/** The corners of a box as shares of its sides. */
const BOX_CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

function curved(mark: PathMark, points: readonly Point[]): Recognised {
  const { box } = mark;
  // The corners of a flat cylinder are as near to those of its box as round ones.
  if (isCylinder(points, box)) return { outline: 'cylinder', inset: lidOf(points, box) };
  const [lying, lain] = [points.map(({ x, y }) => ({ x: y, y: -x })), turned(box)];
  if (isCylinder(lying, lain)) return { outline: 'queue', inset: lidOf(lying, lain) };
  const radius = cornerRadius(points, box);
  if (radius !== undefined) return rectangle(box, Math.max(radius, 1));
  if (isDiamond(points, box, mark.radius)) return { outline: 'diamond' };
  if (isDocument(points, box)) return { outline: 'document' };
  return { outline: 'polygon', corners: cornersOf(points, box) };
}

/** A box a quarter of a turn to the left around the beginning, whose right side is above then. */
const turned = ({ x, y, width, height }: Box): Box => ({
  x: y,
  y: -(x + width),
  width: height,
  height: width,
});

/** The radius of a rectangle with four equal round corners; undefined for another outline. */
function cornerRadius(points: readonly Point[], box: Box): number | undefined {
  const shorter = Math.min(box.width, box.height);
  const gaps = BOX_CORNERS.map((corner) => {
    const place = { x: box.x + corner.x * box.width, y: box.y + corner.y * box.height };
    // A round corner may be one far step from the last point to the next.
    return Math.min(
      ...points.map((point, index) => distanceToPiece(place, points[index - 1] ?? point, point)),
    );
  });
  const gap = Math.max(...gaps);
  // Of a circle in a right angle, the nearest point is this share of the radius away.
  const radius = gap / (Math.SQRT2 - 1);
  if (Math.min(...gaps) < gap - Math.max(1.5, gap * 0.2) || radius > shorter * 0.56) return undefined;
  const inner = points.every(
    ({ x, y }) =>
      Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y) <
      Math.max(1, radius * 0.42),
  );
  return inner ? radius : undefined;
}

const sharesOf = (points: readonly Point[], box: Box): readonly Point[] =>
  points.map(({ x, y }) => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height }));

/** Where a lid is higher from one place to the next, as shares of its width. */
const LID_PLACES = Array.from({ length: 10 }, (_, index) => (index + 1) / 20);

/** Both sides are straight, its lid bends all along, and the bottom is lowest in the middle. */
function isCylinder(points: readonly Point[], box: Box): boolean {
  const shares = sharesOf(points, box);
  const low = (from: number, to: number) =>
    Math.max(...shares.filter(({ x }) => x >= from && x <= to).map(({ y }) => y));
  const high = (from: number, to: number) =>
    Math.min(...shares.filter(({ x }) => x >= from && x <= to).map(({ y }) => y));
  const isRoundBelow = low(0.4, 0.6) > 0.99 && low(-0.01, 0.02) < 0.98 && low(0.98, 1.01) < 0.98;
  const isRoundAbove = high(0.4, 0.6) < 0.01 && high(-0.01, 0.02) > 0.02;
  // A round corner has come to its level there.
  const lid = lidOf(points, box) / box.height;
  const isLid = topAt(shares, 0.2) > lid * 0.15 && lid * box.height < box.width * 0.4;
  const slope = LID_PLACES.map((at) => topAt(shares, at));
  const isRising = slope.every((y, index) => index === 0 || y < (slope[index - 1] as number) + 0.01);
  return isRoundBelow && isRoundAbove && isLid && isRising && shares.some(({ x, y }) => x < 0.01 && y > 0.6);
}

/** How far below its top an outline is at a share of its width. */
const topAt = (shares: readonly Point[], at: number): number =>
  Math.min(
    ...shares.flatMap((from, index) => {
      const to = shares[index + 1];
      if (!to || from.x === to.x || from.x < at === to.x < at) return [];
      return from.y + ((at - from.x) / (to.x - from.x)) * (to.y - from.y);
    }),
  );

/** Its sides begin where its lid is widest. */
const lidOf = (points: readonly Point[], box: Box): number =>
  Math.min(...points.filter(({ x }) => x - box.x < box.width * 0.001 + 0.05).map(({ y }) => y)) - box.y;

/** Straight on three sides, with a wave below. */
function isDocument(points: readonly Point[], box: Box): boolean {
  const shares = sharesOf(points, box);
  const has = (x: number, y: number) =>
    shares.some((share) => Math.abs(share.x - x) < 0.02 && Math.abs(share.y - y) < 0.02);
  const below = shares.filter(({ y }) => y > 0.6 && y < 1.01);
  return (
    has(0, 0) &&
    has(1, 0) &&
    !has(1, 1) &&
    below.some(({ x, y }) => y > 0.99 && x > 0.1 && x < 0.45) &&
    below.length > 8
  );
}

/** Returns the outline of a box with a shape as a polygon in pixels, for what touches it. */
export function borderOf(box: Box, { outline, corners }: Recognised): readonly Point[] {
  const place = ({ x, y }: Point) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  if (outline === 'diamond')
    return [
      { x: 0.5, y: 0 },
      { x: 1, y: 0.5 },
      { x: 0.5, y: 1 },
      { x: 0, y: 0.5 },
    ].map(place);
  if (outline === 'ellipse' || outline === 'double-ellipse')
    return Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 24) * Math.PI;
      return place({ x: 0.5 + Math.cos(angle) / 2, y: 0.5 + Math.sin(angle) / 2 });
    });
  return (corners && corners.length > 2 ? corners : BOX_CORNERS).map(place);
}
