import type { Box, Paint } from '../figure.js';
import type { PathMark } from '../picture/marks.js';
import { boxAroundBoxes, centreOf, isSamePlace } from '../picture/path.js';
import { isLineMark } from './lines.js';
import { recognise, type Recognised } from './recognise.js';

/** The outline of a node, what it is painted with, and what else its shape draws. */
export interface Frame extends Recognised {
  readonly box: Box;
  readonly paint: Paint;
  readonly rest: readonly PathMark[];
  readonly turn: number;
}

const areaOf = ({ width, height }: Box) => width * height;

/** Finds the outline: what is largest and no line; what has the same place belongs to it. */
export function frameOf(paths: readonly PathMark[]): Frame | undefined {
  const closed = paths.filter((path) => !isLineMark(path));
  const [first] = closed.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  if (!first) return undefined;
  const alike = closed.filter((path) => isSamePlace(path.box, first.box));
  const filled = alike.find(({ paint }) => paint.fill);
  const stroked = alike.findLast(({ paint }) => paint.stroke) ?? first;
  const recognised = recognise(
    alike.find((path) => path.strokes.some(({ isClosed }) => isClosed)) ?? filled ?? first,
  );
  const rest = paths.filter((path) => !alike.includes(path));
  const inner = recognised.outline === 'ellipse' ? rest.find((path) => isRing(path, first.box)) : undefined;
  return {
    ...recognised,
    outline: inner ? 'double-ellipse' : recognised.outline,
    inset: inner ? (first.box.width - inner.box.width) / 2 : recognised.inset,
    box: first.box,
    paint: { ...stroked.paint, fill: filled?.paint.fill ?? inner?.paint.fill, stroke: stroked.paint.stroke },
    rest: rest.filter((path) => path !== inner && !isLid(path, first.box, recognised)),
    turn: first.turn,
  };
}

/** Finds the frame of a group that is drawn as four lines around its members, such as that of a part of a sequence diagram. */
export function linedFrame(paths: readonly PathMark[]): Frame | undefined {
  const lines = paths.filter(isLineMark);
  const box = boxAroundBoxes(lines.map((path) => path.box));
  if (!box) return undefined;
  const isFlat = ({ box: own }: PathMark) => isNear(own.height, 0);
  const sides = lines.filter((path) =>
    isFlat(path)
      ? isNear(path.box.width, box.width) &&
        (isNear(path.box.y, box.y) || isNear(path.box.y, box.y + box.height))
      : isNear(path.box.height, box.height) &&
        (isNear(path.box.x, box.x) || isNear(path.box.x, box.x + box.width)),
  );
  const [first] = sides;
  if (!first || sides.length < 4 || box.width < 2 || box.height < 2) return undefined;
  const rest = paths.filter((path) => !sides.includes(path));
  return {
    outline: 'rectangle',
    box,
    paint: { ...first.paint, fill: undefined },
    rest,
    turn: Math.min(...sides.map(({ turn }) => turn)),
  };
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1.5;

/** The front of a cylinder's lid, which some draw on its own. */
export const isLid = ({ box }: PathMark, around: Box, { outline, inset = 0 }: Recognised) =>
  (outline === 'cylinder' &&
    box.width > around.width - 2 &&
    box.y > around.y + inset - 2 &&
    box.y + box.height < around.y + inset * 2 + 2) ||
  (outline === 'queue' &&
    box.height > around.height - 2 &&
    box.x > around.x + around.width - inset * 2 - 2 &&
    box.x + box.width < around.x + around.width - inset + 2);

function isRing(path: PathMark, around: Box): boolean {
  const inset = (around.width - path.box.width) / 2;
  const [a, b] = [centreOf(path.box), centreOf(around)];
  const isCentred = Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
  return (
    recognise(path).outline === 'ellipse' &&
    inset > 1 &&
    inset < around.width * 0.2 &&
    isCentred &&
    around.width > 24
  );
}

/** A stick figure: a head, and lines below. */
export function actorIn(paths: readonly PathMark[]): Frame | undefined {
  const head = paths.find(({ element }) => element === 'circle' || element === 'ellipse');
  const lines = paths.filter(isLineMark);
  const limbs = lines.reduce((count, { strokes }) => count + strokes.length, 0);
  if (!head || limbs < 3 || paths.length - lines.length > 1) return undefined;
  const box = boxAroundBoxes(paths.map((path) => path.box));
  if (!box || box.height > 160 || head.box.height > box.height * 0.6) return undefined;
  const { paint, turn } = head;
  return { outline: 'actor', box, paint: { ...paint, stroke: paint.stroke ?? paint.fill }, rest: [], turn };
}
