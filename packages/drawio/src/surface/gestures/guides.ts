import type { Point } from '../../document/model.js';
import type { Box } from '../edit/bounds.js';
import type { Guide } from '../view/marks.js';

/** How near something has to be to line up, in CSS pixels of the view. */
const REACH = 5;
/** Two ways of lining up that are no further apart are one, in pixels of the page. */
const SAME = 0.01;
/** Boxes are looked up in strips of the page as wide as this. */
const STRIP = 80;

type Axis = 'x' | 'y';
const LENGTH = { x: 'width', y: 'height' } as const;
const OTHER = { x: 'y', y: 'x' } as const;

interface Line {
  readonly at: number;
  readonly box: Box;
}

/** What a box is moved by to line up, and the lines that show it. */
export interface Snapped {
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly guides: readonly Guide[];
}

/** The boxes that something can line up with, found by their place: no move looks through all of them. */
export class Guides {
  readonly #lines: Readonly<Record<Axis, readonly Line[]>>;
  readonly #strips: Readonly<Record<Axis, ReadonlyMap<number, readonly Box[]>>>;

  constructor(boxes: readonly Box[]) {
    this.#lines = { x: linesOf(boxes, 'x'), y: linesOf(boxes, 'y') };
    this.#strips = { x: stripsOf(boxes, 'x'), y: stripsOf(boxes, 'y') };
  }

  /** Returns how a box that is moved lines up. */
  snap(box: Box, scale: number): Snapped {
    const [x, y] = [this.#snap(box, 'x', SHARES, scale), this.#snap(box, 'y', SHARES, scale)];
    const placed = { ...box, x: box.x + (x?.by ?? 0), y: box.y + (y?.by ?? 0) };
    return { x: x?.by, y: y?.by, guides: [...(x?.show(placed) ?? []), ...(y?.show(placed) ?? [])] };
  }

  /** Returns how one side of a box that is resized lines up, or makes it as long as others. @param share 0 for its beginning, 1 for its end */
  snapSide(
    box: Box,
    axis: Axis,
    share: 0 | 1,
    scale: number,
  ): { readonly by: number; readonly guides: readonly Guide[] } {
    const found = this.#near(box, axis, [share], scale);
    if (!found) return { by: 0, guides: [] };
    const side = axis === 'x' ? { ...box, width: box.width + (share === 1 ? found.by : 0) } : box;
    return { by: found.by, guides: found.show(side) };
  }

  #snap(box: Box, axis: Axis, shares: readonly number[], scale: number): Found | undefined {
    const near = this.#near(box, axis, shares, scale);
    const gap = this.#gap(box, axis, scale);
    const areBoth = gap && near && Math.abs(gap.by - near.by) < SAME;
    if (areBoth) return { ...near, show: (placed) => [...near.show(placed), ...gap.show(placed)] };
    return gap && (!near || Math.abs(gap.by) < Math.abs(near.by)) ? gap : near;
  }

  #near(box: Box, axis: Axis, shares: readonly number[], scale: number): Found | undefined {
    const lines = this.#lines[axis];
    let best: { by: number; line: Line } | undefined;
    for (const share of shares) {
      const at = box[axis] + box[LENGTH[axis]] * share;
      for (const line of nearest(lines, at)) {
        const by = line.at - at;
        if (Math.abs(by) * scale <= REACH && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
      }
    }
    if (!best) return undefined;
    const { by, line } = best;
    return { by, show: (placed) => [guideAt(line, placed, axis)] };
  }

  /** Returns what makes the gaps to the neighbours of a box the same. */
  #gap(box: Box, axis: Axis, scale: number): Found | undefined {
    const length = LENGTH[axis];
    const row = this.#row(box, axis);
    const before = row.filter((each) => each[axis] + each[length] <= box[axis] + box[length] / 2).at(-1);
    const after = row.find((each) => each[axis] >= box[axis] + box[length] / 2);
    const wanted: { at: number; between: readonly (readonly [Box, Box | undefined])[] }[] = [];
    if (before && after) {
      const room = after[axis] - before[axis] - before[length] - box[length];
      wanted.push({
        at: before[axis] + before[length] + room / 2,
        between: [
          [before, undefined],
          [after, undefined],
        ],
      });
    }
    if (before) {
      const earlier = row.filter((each) => each[axis] + each[length] <= before[axis]).at(-1);
      const room = earlier ? before[axis] - earlier[axis] - earlier[length] : 0;
      if (earlier)
        wanted.push({
          at: before[axis] + before[length] + room,
          between: [
            [earlier, before],
            [before, undefined],
          ],
        });
    }
    if (after) {
      const later = row.find((each) => each[axis] >= after[axis] + after[length]);
      const room = later ? later[axis] - after[axis] - after[length] : 0;
      if (later)
        wanted.push({
          at: after[axis] - room - box[length],
          between: [
            [after, later],
            [after, undefined],
          ],
        });
    }
    const near = wanted
      .map(({ at, between }) => ({ by: at - box[axis], between }))
      .filter(({ by }) => Math.abs(by) * scale <= REACH)
      .toSorted((one, other) => Math.abs(one.by) - Math.abs(other.by))[0];
    if (!near) return undefined;
    return {
      by: near.by,
      show: (placed) => near.between.map(([one, other]) => gapBetween(one, other ?? placed, axis)),
    };
  }

  /** Returns the boxes beside a box along an axis, in their order. */
  #row(box: Box, axis: Axis): readonly Box[] {
    const across = OTHER[axis];
    const strips = this.#strips[across];
    const found = new Set<Box>();
    for (const strip of stripsAt(box, across)) for (const each of strips.get(strip) ?? []) found.add(each);
    const isBeside = (each: Box) =>
      each[across] < box[across] + box[LENGTH[across]] && box[across] < each[across] + each[LENGTH[across]];
    return [...found].filter(isBeside).toSorted((one, other) => one[axis] - other[axis]);
  }
}

interface Found {
  readonly by: number;
  show(placed: Box): readonly Guide[];
}

const SHARES = [0.5, 0, 1];

function linesOf(boxes: readonly Box[], axis: Axis): readonly Line[] {
  return boxes
    .flatMap((box) => SHARES.map((share) => ({ at: box[axis] + box[LENGTH[axis]] * share, box })))
    .toSorted((one, other) => one.at - other.at);
}

function stripsAt(box: Box, axis: Axis): readonly number[] {
  const from = Math.floor(box[axis] / STRIP);
  const to = Math.floor((box[axis] + box[LENGTH[axis]]) / STRIP);
  return Array.from({ length: Math.min(to - from + 1, 1_000) }, (_, at) => from + at);
}

function stripsOf(boxes: readonly Box[], axis: Axis): ReadonlyMap<number, readonly Box[]> {
  const strips = new Map<number, Box[]>();
  for (const box of boxes) {
    for (const strip of stripsAt(box, axis)) {
      const known = strips.get(strip);
      if (known) known.push(box);
      else strips.set(strip, [box]);
    }
  }
  return strips;
}

/** Returns the lines before and behind a place. */
function nearest(lines: readonly Line[], at: number): readonly Line[] {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lines[middle]!.at < at) from = middle + 1;
    else to = middle;
  }
  return lines.slice(Math.max(from - 1, 0), from + 1);
}

const pointAt = (axis: Axis, along: number, across: number): Point =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along };

function guideAt({ at, box }: Line, placed: Box, axis: Axis): Guide {
  const across = OTHER[axis];
  const from = Math.min(box[across], placed[across]);
  const to = Math.max(box[across] + box[LENGTH[across]], placed[across] + placed[LENGTH[across]]);
  return { from: pointAt(axis, at, from), to: pointAt(axis, at, to) };
}

function gapBetween(one: Box, other: Box, axis: Axis): Guide {
  const [first, last] = one[axis] < other[axis] ? [one, other] : [other, one];
  const across = OTHER[axis];
  const from = Math.max(first[across], last[across]);
  const to = Math.min(first[across] + first[LENGTH[across]], last[across] + last[LENGTH[across]]);
  const at = (from + to) / 2;
  return {
    from: pointAt(axis, first[axis] + first[LENGTH[axis]], at),
    to: pointAt(axis, last[axis], at),
    isGap: true,
  };
}
