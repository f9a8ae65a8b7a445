import { versionsOf, type MergeSide, type Versions } from '@letu/core';
import { isLinear, type LinearElement, type Point, type SceneElement } from './model.js';

const placeOf = (element: SceneElement | undefined) =>
  element && [element.x, element.y, element.width, element.height, element.angle].join();

/**
 * Returns what says of arrows that both have drawn anew, because each has moved one of the two elements that an arrow is tied to, how
 * it goes between them now: each of its ends is where whoever moved what it is tied to has it.
 */
export function arrowsBetween(
  scenes: Versions<readonly SceneElement[]>,
): (arrow: Versions<SceneElement>) => Versions<SceneElement> {
  const { base, mine, theirs } = versionsOf(
    scenes,
    (elements) => new Map(elements.map((element) => [element.id, placeOf(element)])),
  );
  const moverOf = (id: string): MergeSide | undefined => {
    const before = base.get(id);
    const isMine = mine.get(id) !== before;
    return isMine === (theirs.get(id) !== before) ? undefined : isMine ? 'mine' : 'theirs';
  };
  return (arrow) => {
    const tied = tiedVersions(arrow);
    const from = tied && moverOf(tied.mine.startBinding.elementId);
    const to = tied && moverOf(tied.mine.endBinding.elementId);
    if (!tied || !from || !to || from === to) return arrow;
    const way = wayBetween(tied[from], tied[to], tied.mine);
    return versionsOf<SceneElement, SceneElement>(
      arrow,
      (version) => ({ ...version, ...way }) as LinearElement,
    );
  };
}

type Tied = LinearElement & {
  readonly startBinding: NonNullable<LinearElement['startBinding']>;
  readonly endBinding: NonNullable<LinearElement['endBinding']>;
};

const isTied = (element: SceneElement): element is Tied =>
  isLinear(element) && element.startBinding !== null && element.endBinding !== null;

/** Returns the versions of an arrow that is tied to the same two elements in all of them. */
function tiedVersions({ base, mine, theirs }: Versions<SceneElement>): Versions<Tied> | undefined {
  if (!isTied(base) || !isTied(mine) || !isTied(theirs)) return undefined;
  const ends = versionsOf({ base, mine, theirs }, ({ startBinding, endBinding }) =>
    [startBinding.elementId, endBinding.elementId].join(),
  );
  return ends.base === ends.mine && ends.base === ends.theirs ? { base, mine, theirs } : undefined;
}

/** Returns where an arrow goes that begins as one version has it and ends as another, by the bends of a third. */
function wayBetween(from: Tied, to: Tied, bends: Tied): Partial<LinearElement> {
  const start = pointAt(from, 0);
  const end = pointAt(to, -1);
  const inner = bends.points.slice(1, -1).map((_point, index) => pointAt(bends, index + 1));
  const way = [start, ...(bends.elbowed ? squared(start, inner, end, bends) : inner), end];
  const points = way.map(([x, y]): Point => [x - start[0], y - start[1]]);
  const extent = (axis: 0 | 1) =>
    Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
  return {
    x: start[0],
    y: start[1],
    width: extent(0),
    height: extent(1),
    points,
    startBinding: from.startBinding,
    endBinding: to.endBinding,
  };
}

function pointAt({ x, y, points }: LinearElement, index: number): Point {
  const [dx, dy] = points.at(index) ?? [0, 0];
  return [x + dx, y + dy];
}

/** The first and the last leg of an elbow arrow stay level or upright. */
function squared(start: Point, inner: readonly Point[], end: Point, bends: LinearElement): readonly Point[] {
  const isLevel = (at: number, other: number) => {
    const [one, two] = [bends.points.at(at), bends.points.at(other)];
    return one !== undefined && two !== undefined && Math.abs(one[1] - two[1]) < 0.5;
  };
  return inner.map(([x, y], index): Point => {
    const ends = [
      ...(index === 0 ? [{ at: start, level: isLevel(0, 1) }] : []),
      ...(index === inner.length - 1 ? [{ at: end, level: isLevel(-1, -2) }] : []),
    ];
    return ends.reduce<Point>(([px, py], { at, level }) => (level ? [px, at[1]] : [at[0], py]), [x, y]);
  });
}
