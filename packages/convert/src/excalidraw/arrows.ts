import type { Box, FigureLink, Head, Label, LinkEnd, Point } from '../figure.js';
import {
  boxAround,
  centreOf,
  distance,
  distanceToPiece,
  nearestOn,
  pulled,
  simplified,
} from '../picture/path.js';
import type { Binding } from './element.js';

/** What Excalidraw calls the heads. */
const HEADS: Readonly<Record<Head, string | null>> = {
  none: null,
  triangle: 'triangle',
  notched: 'triangle',
  'triangle-hollow': 'triangle_outline',
  open: 'arrow',
  diamond: 'diamond',
  'diamond-hollow': 'diamond_outline',
  circle: 'circle',
  'circle-hollow': 'circle_outline',
  cross: 'bar',
  bar: 'bar',
  'er-one': 'crowfoot_one',
  'er-many': 'crowfoot_many',
  'er-one-or-many': 'crowfoot_one_or_many',
  'er-zero-or-many': 'crowfoot_many',
  'er-zero-or-one': 'crowfoot_one',
  'er-only-one': 'crowfoot_one',
};

/** Returns the head of an end. */
export const headOf = ({ head }: LinkEnd): string | null => HEADS[head];

/** Returns the points that an arrow goes through. */
export function wayOf({ from, to, points, course }: FigureLink): readonly Point[] {
  const way = [from.at, ...points, to.at];
  return course === 'curved' ? evened(simplified(pulled(way), 1.5)) : way;
}

/** A piece of a curve that is longer than the one beside it by more than this would bulge there. */
const MOST_LONGER = 2.5;
const MOST_POINTS = 60;

/** Puts points into long pieces beside short ones: a curve of Excalidraw goes far beyond those. */
function evened(way: readonly Point[]): readonly Point[] {
  const points = [...way];
  for (let index = 1; index < points.length && points.length < MOST_POINTS; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    const beside = [points[index - 2], points[index + 1]].map((point, side) =>
      point ? distance(point, side === 0 ? from : to) : Infinity,
    );
    const length = distance(from, to);
    const shorter = Math.max(4, Math.min(...beside));
    if (length <= shorter * MOST_LONGER) continue;
    const isBefore = (beside[0] ?? Infinity) <= (beside[1] ?? Infinity);
    const share = (shorter * 2) / length;
    const t = share > 0.5 ? 0.5 : isBefore ? share : 1 - share;
    points.splice(index, 0, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    // What is left of the piece, and the one before, are looked at again.
    index = Math.max(0, index - 2);
  }
  return points;
}

/** Returns the place of an arrow and its points from there. */
export function arrowPlace(way: readonly Point[]): {
  readonly box: Box;
  readonly points: readonly (readonly [number, number])[];
} {
  const [first = { x: 0, y: 0 }] = way;
  const around = boxAround(way) ?? { x: 0, y: 0, width: 0, height: 0 };
  const points = way.map(({ x, y }) => [rounded(x - first.x), rounded(y - first.y)] as const);
  return { box: { ...around, x: first.x, y: first.y }, points };
}

const rounded = (value: number) => Math.round(value * 100) / 100 || 0;

/** Returns what ties an end to a box, at the place where it is. */
export function bindingOf({ at }: LinkEnd, elementId: string, box: Box): Binding {
  const share = (value: number, size: number) => {
    const of = size > 0 ? value / size : 0.5;
    // In the very middle, Excalidraw takes a side at random.
    return Math.abs(of - 0.5) < 0.0001 ? 0.5001 : Math.round(of * 10000) / 10000;
  };
  return {
    elementId,
    focus: 0,
    gap: 1,
    fixedPoint: [share(at.x - box.x, box.width), share(at.y - box.y, box.height)],
  };
}

/** A label is moved by no more than so many pixels, and so much of its sides, into the line that goes through it. */
const NEAR = 12;
const CROSSED = 0.3;

function isIn(box: Box, { x, y }: Point): boolean {
  const centre = centreOf(box);
  return (
    Math.abs(x - centre.x) < Math.min(NEAR, box.width * CROSSED) &&
    Math.abs(y - centre.y) < Math.min(NEAR, box.height * CROSSED)
  );
}

/** Tells a label that stands in the middle of its arrow. */
export function isInTheMiddle(way: readonly Point[], box: Box): boolean {
  const index = Math.floor(way.length / 2);
  const [before, at] = [way[index - 1], way[index]];
  if (!at || !before) return false;
  const middle = way.length % 2 === 1 ? at : { x: (before.x + at.x) / 2, y: (before.y + at.y) / 2 };
  return isIn(box, middle);
}

/**
 * Returns the way of an arrow with a label that stands on it in its middle: Excalidraw keeps the label at the middle one of its
 * points, and the line free of it.
 */
export function wayThrough(way: readonly Point[], labels: readonly Label[]): readonly Point[] {
  const onLine = labels.filter(
    ({ box, looks }) =>
      !looks && way.some((to, index) => isIn(box, nearestOn(centreOf(box), way[index - 1] ?? to, to))),
  );
  const [label] = onLine;
  if (!label || onLine.length > 1 || isInTheMiddle(way, label.box)) return way;
  const centre = centreOf(label.box);
  const pieces = way.slice(1).map((to, index) => distanceToPiece(centre, way[index] as Point, to));
  const piece = pieces.indexOf(Math.min(...pieces));
  const [from, to] = [way[piece] as Point, way[piece + 1] as Point];
  const at = nearestOn(centre, from, to);
  const [before, after] = [way.slice(0, piece + 1), way.slice(piece + 1)];
  return [
    ...padded([...before, at], after.length).slice(0, -1),
    at,
    ...padded([at, ...after], before.length).slice(1),
  ];
}

/** Halves the longest pieces of a way until it has so many, and does not change where it goes. */
function padded(way: readonly Point[], pieces: number): readonly Point[] {
  const points = [...way];
  while (points.length - 1 < pieces) {
    const lengths = points.slice(1).map((to, index) => distance(points[index] as Point, to));
    const longest = lengths.indexOf(Math.max(...lengths));
    const [from, to] = [points[longest] as Point, points[longest + 1] as Point];
    points.splice(longest + 1, 0, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  }
  return points;
}

/** Tells a line that runs level, as messages of sequence diagrams do. */
export const isLevel = (way: readonly Point[]): boolean => {
  const [from, to] = [way[0], way.at(-1)];
  return (
    way.length === 2 &&
    !!from &&
    !!to &&
    Math.abs(from.y - to.y) < 0.5 &&
    distanceToPiece(from, from, to) === 0
  );
};
