import type { Box } from '../figure.js';
import type { ImageMark, PathMark, TextMark } from '../picture/marks.js';
import { centreOf } from '../picture/path.js';
import { isLineMark } from './lines.js';

/** A line is thinner than this where it is level or upright, and longer than that where it parts words, in pixels. */
const THIN = 2;
const LONG = 6;

/** Returns where level and upright lines are drawn. */
export const dividersOf = (paths: readonly PathMark[]): readonly Box[] =>
  paths
    .filter(isLineMark)
    .map(({ box }) => box)
    .filter((box) => Math.min(box.width, box.height) < THIN && Math.max(box.width, box.height) > LONG);

/** Returns what parts the words on both sides of images. */
export const middlesOf = (images: readonly ImageMark[]): readonly Box[] =>
  images.map(({ box }) => ({ ...box, x: centreOf(box).x, width: 0 }));

const isUpright = ({ width, height }: Box) => width < height;

/** Tells whether a divider goes between two texts. */
export function areParted(one: TextMark, other: TextMark, dividers: readonly Box[]): boolean {
  const [a, b] = [centreOf(one.box), centreOf(other.box)];
  return dividers.some((divider) => {
    const { x, y } = centreOf(divider);
    const isBeside = (at: number) => at > divider.y && at < divider.y + divider.height;
    const isAlong = (at: number) => at > divider.x && at < divider.x + divider.width;
    return isUpright(divider)
      ? a.x < x !== b.x < x && isBeside(a.y) && isBeside(b.y)
      : a.y < y !== b.y < y && isAlong(a.x) && isAlong(b.x);
  });
}

/** Tells whether texts stand in columns, with an upright line between them. */
export function areInColumns(texts: readonly TextMark[], dividers: readonly Box[]): boolean {
  const upright = dividers.filter(isUpright);
  return texts.some((one, index) => texts.slice(index + 1).some((other) => areParted(one, other, upright)));
}
