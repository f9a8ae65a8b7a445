import type { Shape } from '@letu/core';
import type { FigureLink, Point } from '../figure.js';
import type { Mark, PathMark, TextMark } from '../picture/marks.js';
import {
  centreOf,
  distance,
  flattened,
  lengthOf,
  nearestOn,
  pointOn,
  type Stretch,
} from '../picture/path.js';
import { courseOf } from './courses.js';
import { distanceToBorder, touched } from './ends.js';
import { headOf, NO_HEAD, type FoundHead } from './heads.js';
import { blocksOf, labelOf } from './labels.js';
import { idOf, type Sketch, type Target } from './sketch.js';

/** Adds a link of the picture. */
export function addLink(
  sketch: Sketch,
  shape: Shape,
  marks: readonly Mark[],
  paper: string | undefined,
): void {
  const paths = marks.filter((mark) => mark.kind === 'path');
  const line = lineOf(paths);
  const texts = marks.filter((mark) => mark.kind === 'text');
  for (const mark of marks) if (mark.kind === 'image') sketch.addImage(mark, undefined);
  const blocks = blocksOf(texts).flatMap((block) => (line ? besides(line, block) : [block]));
  const labels = blocks.flatMap((block) => labelOf(block) ?? []);
  if (!line) {
    for (const label of labels)
      sketch.add({ type: 'text', id: sketch.nextId(), shape: shape.id, label }, texts[0]?.turn ?? 0);
    return;
  }
  const targets = [shape.from, shape.to].map((id) => (id === undefined ? undefined : sketch.targets.get(id)));
  const link = linkOf(line, paths, targets, paper);
  sketch.add({ ...link, id: idOf(shape.id), shape: shape.id, labels }, line.turn);
}

/** Returns the texts of a block in two where the line goes between them, above some and below others. */
function besides({ stretches }: Line, block: readonly TextMark[]): readonly (readonly TextMark[])[] {
  const way = flattened({ stretches, isClosed: false });
  const sideOf = ({ box }: TextMark) => {
    const centre = centreOf(box);
    const near = way
      .slice(1)
      .map((to, index) => nearestOn(centre, way[index] as Point, to))
      .toSorted((a, b) => distance(a, centre) - distance(b, centre))[0];
    const away = near ? centre.y - near.y : 0;
    const isOnLine = !near || Math.abs(near.x - centre.x) > 1 || Math.abs(away) < box.height * 0.3;
    return isOnLine ? 0 : Math.sign(away);
  };
  const sides = block.map(sideOf);
  if (sides.includes(0) || new Set(sides).size < 2) return [block];
  return [-1, 1].map((side) => block.filter((_, index) => sides[index] === side));
}

/** The line of a link, its pieces in a row. */
export interface Line {
  readonly stretches: readonly Stretch[];
  readonly mark: PathMark;
  readonly used: ReadonlySet<PathMark>;
  readonly turn: number;
}

/** Finds the line: the longest of what is stroked and open, with the pieces that go on where it ends. */
export function lineOf(paths: readonly PathMark[]): Line | undefined {
  const open = paths
    .filter(({ paint, strokes }) => paint.stroke !== undefined && strokes.some(({ isClosed }) => !isClosed))
    .filter(({ element }) => element !== 'rect' && element !== 'polygon')
    .toSorted((a, b) => lengthIn(b) - lengthIn(a));
  const [mark] = open;
  if (!mark) return undefined;
  const used = new Set([mark]);
  let stretches: readonly Stretch[] = longestStroke(mark);
  let grown = true;
  while (grown) {
    grown = false;
    for (const piece of open) {
      if (used.has(piece) || lengthIn(piece) < 8) continue;
      const joined = join(stretches, longestStroke(piece));
      if (!joined) continue;
      stretches = joined;
      used.add(piece);
      grown = true;
    }
  }
  return { stretches, mark, used, turn: Math.min(...paths.map(({ turn }) => turn)) };
}

const longestStroke = ({ strokes }: PathMark): readonly Stretch[] =>
  strokes.toSorted((a, b) => lengthOf(flattened(b)) - lengthOf(flattened(a)))[0]?.stretches ?? [];

const lengthIn = (mark: PathMark) => lengthOf(flattened({ stretches: longestStroke(mark), isClosed: false }));

const reversed = (stretches: readonly Stretch[]): readonly Stretch[] =>
  stretches.toReversed().map((stretch) => stretch.toReversed() as unknown as Stretch);

function join(line: readonly Stretch[], piece: readonly Stretch[]): readonly Stretch[] | undefined {
  const [start, end] = endsOf(line);
  for (const each of [piece, reversed(piece)]) {
    const [from, to] = endsOf(each);
    if (distance(end, from) < 1.2 && !isBack(line, each)) return [...line, ...each];
    if (distance(to, start) < 1.2 && !isBack(each, line)) return [...each, ...line];
  }
  return undefined;
}

/** The wings of an open head go back along the line: they are none of it. */
function isBack(line: readonly Stretch[], piece: readonly Stretch[]): boolean {
  const [out, back] = [directionAt(line, false), directionAt(piece, true)];
  return out.x * back.x + out.y * back.y > 0.7;
}

const endsOf = (stretches: readonly Stretch[]): readonly [Point, Point] => {
  const [first, last] = [stretches[0], stretches.at(-1)];
  const zero = { x: 0, y: 0 };
  return [first?.[0] ?? zero, last?.at(-1) ?? zero];
};

/** What is drawn this near to an end of a line belongs to it. */
const HEAD_ROOM = 26;

/** Returns the link that a line and what is drawn at its ends are. */
export function linkOf(
  line: Line,
  paths: readonly PathMark[],
  [source, target]: readonly (Target | undefined)[],
  paper: string | undefined,
): Omit<FigureLink, 'id' | 'labels'> {
  let { stretches } = line;
  let { start: startMarks, end: endMarks } = line.mark;
  if (isBackwards(stretches, source, target)) {
    stretches = reversed(stretches);
    [startMarks, endMarks] = [endMarks, startMarks];
  }
  const rest = paths.filter((path) => !line.used.has(path) && path.element !== 'rect');
  const [from, to] = endsOf(stretches);
  const [backward, forward] = [directionAt(stretches, true), directionAt(stretches, false)];
  const near = (end: Point, other: Point) =>
    rest.filter(
      (path) =>
        distance(centreOf(path.box), end) < HEAD_ROOM &&
        distance(centreOf(path.box), end) <= distance(centreOf(path.box), other) &&
        path.box.width + path.box.height < 80,
    );
  const isMarkerTurned = line.mark.start === startMarks;
  const first = found(startMarks, near(from, to), from, backward, paper, isMarkerTurned);
  const last = found(endMarks, near(to, from), to, forward, paper, !isMarkerTurned);
  const ends = {
    from: endOf(from, backward, first, source),
    to: endOf(to, forward, last, target),
  };
  const { points, course } = courseOf(stretches);
  const { paint } = line.mark;
  return {
    type: 'link',
    ...ends,
    points: points
      .slice(1, -1)
      .filter((point) => distance(point, ends.from.at) > 1 && distance(point, ends.to.at) > 1),
    course,
    paint: { ...paint, fill: undefined },
  };
}

function endOf(at: Point, outward: Point, { head, tip, size }: FoundHead, target: Target | undefined) {
  // Some engines draw the head of a line that ends at an outline over what it leads to.
  if (target && target.lineX === undefined && distanceToBorder(at, target.border) < 0.8)
    return { at, part: target.id, head, size };
  const reached = { x: at.x + outward.x * tip, y: at.y + outward.y * tip };
  return { at: touched(reached, outward, target), part: target?.id, head, size };
}

/** A marker's x axis runs along the line: at its start, into it. */
function found(
  markers: readonly PathMark[] | undefined,
  drawn: readonly PathMark[],
  end: Point,
  outward: Point,
  paper: string | undefined,
  isAtStart: boolean,
): FoundHead {
  if (markers && markers.length > 0)
    return headOf(markers, { x: 0, y: 0 }, isAtStart ? { x: -1, y: 0 } : { x: 1, y: 0 }, paper);
  return drawn.length > 0 ? headOf(drawn, end, outward, paper) : NO_HEAD;
}

function isBackwards(
  stretches: readonly Stretch[],
  source: Target | undefined,
  target: Target | undefined,
): boolean {
  if (source === target) return false;
  const [from, to] = endsOf(stretches);
  const away = (point: Point, of: Target | undefined) => {
    if (!of) return 0;
    return of.lineX === undefined ? distanceToBorder(point, of.border) : Math.abs(point.x - of.lineX);
  };
  return away(from, source) + away(to, target) > away(to, source) + away(from, target) + 1;
}

/** The direction in which a line goes out at an end. */
function directionAt(stretches: readonly Stretch[], atStart: boolean): Point {
  const stretch = atStart ? stretches[0] : stretches.at(-1);
  if (!stretch) return { x: 1, y: 0 };
  const end = atStart ? stretch[0] : (stretch.at(-1) as Point);
  for (const t of [0.05, 0.3, 1]) {
    const before = pointOn(stretch, atStart ? t : 1 - t);
    const length = distance(before, end);
    if (length > 0.05) return { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  }
  return { x: 1, y: 0 };
}
