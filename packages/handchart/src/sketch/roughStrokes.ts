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
    ? straight.flatMap((line) => generator.linearPath(line, options).sets)
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
