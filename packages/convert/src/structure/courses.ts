import type { FigureLink, Point } from '../figure.js';
import {
  distance,
  distanceToWay,
  flattened,
  lengthOf,
  pulled,
  simplified,
  type Stretch,
} from '../picture/path.js';

/** The points a line goes through, its ends included, and how. */
export interface Course {
  readonly points: readonly Point[];
  readonly course: FigureLink['course'];
}

/** A bend no longer than this is a rounded corner. */
const CORNER = 26;

/** Returns the course of a line: points enough to draw it within two pixels of where it is. */
export function courseOf(stretches: readonly Stretch[]): Course {
  const bends = stretches.filter(isBend);
  if (bends.length === 0) {
    const points = simplified(flattened({ stretches, isClosed: false }), 0.4);
    return { points, course: 'straight' };
  }
  const isCornered =
    bends.length < stretches.length && bends.every((bend) => lengthOf(curveOf(bend)) < CORNER);
  const corners = isCornered ? cornered(stretches) : undefined;
  if (corners) return { points: corners, course: 'rounded' };
  return pulledCourse(flattened({ stretches, isClosed: false }));
}

/** The fewest points that pull a curve to where it is. */
function pulledCourse(points: readonly Point[]): Course {
  let kept: readonly Point[] = points;
  for (const within of [1.8, 0.9, 0.4, 0.1]) {
    kept = simplified(points, within);
    if (kept.length < 3) return { points: kept, course: 'straight' };
    const curve = pulled(kept);
    if (points.every((point) => distanceToWay(point, curve) < MOST_OFF)) break;
  }
  return { points: kept, course: 'curved' };
}

/** How far a curve may be from where it is drawn. */
const MOST_OFF = 2.5;

const curveOf = (stretch: Stretch) => flattened({ stretches: [stretch], isClosed: false });

function isBend(stretch: Stretch): boolean {
  if (stretch.length === 2) return false;
  const [a, b, c, d] = stretch;
  return distance(a, b) + distance(b, c) + distance(c, d) > distance(a, d) * 1.002 + 0.05;
}

/** Puts the corner that a bend rounds in its place; undefined where a bend rounds none. */
function cornered(stretches: readonly Stretch[]): readonly Point[] | undefined {
  const [first] = stretches;
  if (!first) return undefined;
  const points: Point[] = [first[0]];
  for (const stretch of stretches) {
    const end = stretch.at(-1) as Point;
    if (stretch.length === 4 && isBend(stretch)) {
      const [a, b, c, d] = stretch;
      const corner = crossing(a, b, d, c);
      if (!corner || distance(corner, a) > CORNER || distance(corner, d) > CORNER) return undefined;
      points.push(corner);
    }
    points.push(end);
  }
  return withoutInner(simplified(points, 0.4), stretches);
}

/** The ends of a bend are no corners of the line. */
function withoutInner(points: readonly Point[], stretches: readonly Stretch[]): readonly Point[] {
  const ends = new Set(stretches.filter(isBend).flatMap((bend) => [bend[0], bend.at(-1) as Point]));
  return points.filter((point, index) => index === 0 || index === points.length - 1 || !ends.has(point));
}

/** Returns where two lines meet, each through two points. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [r, s] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const across = r.x * s.y - r.y * s.x;
  if (Math.abs(across) < 1e-6) return undefined;
  const t = ((c.x - a.x) * s.y - (c.y - a.y) * s.x) / across;
  return { x: a.x + r.x * t, y: a.y + r.y * t };
}
