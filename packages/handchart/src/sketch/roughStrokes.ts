import { absolutize, normalize, parsePath } from 'path-data-parser';
import rough from 'roughjs';
import { closedParts, straightLines, writePath, writeStrokes } from '../draw/outline.js';
import { seedOf } from '../draw/sketch.js';

const generator = rough.generator();

type Options = NonNullable<Parameters<typeof generator.path>[1]>;
type Sets = ReturnType<typeof generator.path>['sets'];

/** How an outline is drawn by hand. */
export interface Hand {
  /** From 0, which is straight, to 3. */
  readonly roughness: number;
  readonly strokeWidth: number;
  /** Whether its inside is hatched. */
  readonly isHatched: boolean;
  /** Whether a line is drawn once, and not twice. */
  readonly isSingle: boolean;
  /** Tells this outline's strokes from those of others. */
  readonly name: string;
  readonly seed: number;
}

/** Strokes as the data of a path: lines around, and hatching inside. */
export interface RoughStrokes {
  readonly lines: string;
  readonly hatching: string;
}

/** Longer outlines, such as letters that became paths, are left as they are. */
const MOST_SEGMENTS = 120;
/** An outline less high or wide than this is drawn with a calmer hand, in its own units. */
const SMALL = 24;

/** Draws an outline by hand, undefined for one that is left as it is. @param data That of a path. */
export function roughStrokes(data: string, hand: Hand): RoughStrokes | undefined {
  const segments = readSegments(data);
  if (!segments || segments.length === 0 || segments.length > MOST_SEGMENTS) return undefined;
  const size = sizeOf(segments);
  const isSmall = size < SMALL;
  const options: Options = {
    roughness: hand.roughness * (isSmall ? 0.4 : 0.9),
    bowing: 0.8,
    seed: seedOf(hand.name, hand.seed),
    strokeWidth: hand.strokeWidth,
    stroke: 'x',
    disableMultiStroke: hand.isSingle || isSmall,
    disableMultiStrokeFill: true,
    preserveVertices: isSmall,
  };
  const straight = straightLines(segments);
  const lines = straight
    ? straight.flatMap((line) => generator.linearPath(withoutSteps(line), options).sets)
    : generator.path(writePath(segments), options).sets;
  const hatching =
    hand.isHatched && !isSmall
      ? generator.path(writePath(closedParts(segments)), {
          ...options,
          fill: 'x',
          stroke: 'none',
          fillStyle: 'hachure',
          hachureGap: Math.max(5, hand.strokeWidth * 4),
        }).sets
      : [];
  return { lines: dataOf(lines), hatching: dataOf(hatching) };
}

const dataOf = (sets: Sets) => sets.map(({ ops }) => writeStrokes(ops)).join('');

function readSegments(data: string) {
  try {
    return normalize(absolutize(parsePath(data)));
  } catch {
    // A browser draws what it understands of a path; so it stays.
    return undefined;
  }
}

/** How far the points of a curve that was drawn as a line of many are apart at least, in the picture's units. */
const STEP = 12;
/** Where a line turns by more than this, it has a corner: the cosine of 40 degrees. */
const CORNER = 0.77;

type Point = [number, number];

/** Leaves points of a curve out that are near each other: a hand that shook at each of them would be an old one's. */
function withoutSteps(line: readonly Point[]): Point[] {
  return line.filter((point, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (!before || !after) return true;
    const [inX, inY] = [point[0] - before[0], point[1] - before[1]];
    const [outX, outY] = [after[0] - point[0], after[1] - point[1]];
    const lengths = Math.hypot(inX, inY) * Math.hypot(outX, outY);
    const isCorner = lengths > 0 && (inX * outX + inY * outY) / lengths < CORNER;
    return (
      isCorner || Math.hypot(inX, inY) >= STEP || at % Math.ceil(STEP / Math.hypot(outX, outY, 0.5)) === 0
    );
  });
}

/** Returns the longer side of the box around an outline. */
function sizeOf(segments: ReturnType<typeof parsePath>): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { data } of segments) {
    for (let at = 0; at + 1 < data.length; at += 2) {
      const [x = 0, y = 0] = [data[at], data[at + 1]];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return Math.max(right - left, bottom - top);
}
