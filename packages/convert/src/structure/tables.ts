import type { Box, Cell, Compartment } from '../figure.js';
import type { PathMark, TextMark } from '../picture/marks.js';
import { centreOf, isWithin } from '../picture/path.js';
import type { Frame } from './frames.js';
import { labelOf, linesOf } from './labels.js';
import { isLineMark } from './lines.js';

/** The compartments of a box, and what of it is none of them. */
export interface FoundTable {
  readonly compartments: readonly Compartment[];
  readonly rest: readonly PathMark[];
  readonly texts: readonly TextMark[];
}

/** Outlines that have compartments. */
const BOXES = new Set(['rectangle', 'rounded']);

/** Returns the compartments of a box that lines across it, or boxes as wide as it, divide. */
export function tableOf(frame: Frame, texts: readonly TextMark[]): FoundTable | undefined {
  if (!BOXES.has(frame.outline)) return undefined;
  const { box } = frame;
  const across = frame.rest.filter((path) => path.box.width > box.width * 0.9 - 4 && !isTall(path, frame));
  const cuts = cutsOf(across, frame);
  if (cuts.length === 0 || texts.length === 0) return undefined;
  const edges = [box.y, ...cuts, box.y + box.height];
  const upright = frame.rest.filter((path) => isLineMark(path) && path.box.width < 2 && path.box.height > 6);
  const badges = frame.rest.filter(
    (path) => !across.includes(path) && !upright.includes(path) && path.box.width < 40,
  );
  const isBadge = (text: TextMark) => text.text.length < 3 && badges.some((path) => isAround(path, text));
  const titles = texts.filter((text) => isOnLine(text, frame.rest));
  const words = texts.filter((text) => !isBadge(text) && !titles.includes(text));
  const compartments: Compartment[] = [];
  for (let index = 1; index < edges.length; index += 1) {
    const [top, bottom] = [edges[index - 1] as number, edges[index] as number];
    const inside = words.filter(
      ({ box: own }) => own.y + own.height / 2 >= top && own.y + own.height / 2 < bottom,
    );
    const lines = upright.filter((path) => path.box.y < bottom - 2 && path.box.y + path.box.height > top + 2);
    const cells = cellsOf(frame, inside, lines);
    if (!cells) return undefined;
    const fill = across.findLast(
      (path) =>
        path.paint.fill &&
        !isLineMark(path) &&
        path.box.y < top + 2 &&
        path.box.y + path.box.height > bottom - 2,
    );
    compartments.push({ y: top - box.y, height: bottom - top, fill: fill?.paint.fill, cells });
  }
  const rest = frame.rest.filter((path) => !across.includes(path) && !upright.includes(path));
  // A label may stand on the border, or beside it.
  const isOutside = ({ box: own }: TextMark) =>
    own.y + own.height / 2 < box.y || own.y + own.height / 2 >= box.y + box.height;
  return { compartments, rest, texts: texts.filter((text) => !words.includes(text) || isOutside(text)) };
}

const isAround = ({ box }: PathMark, text: TextMark) => isWithin(centreOf(text.box), box);

/** A title stands this near to the ends of the lines on both of its sides, in pixels. */
const BESIDE = 4;

/** Tells a title in the middle of a line, which is not one of the rows. */
function isOnLine({ box }: TextMark, paths: readonly PathMark[]): boolean {
  const { y } = centreOf(box);
  const lines = paths.filter(
    (path) => isLineMark(path) && path.box.height < 1 && Math.abs(path.box.y - y) < box.height / 4,
  );
  const isNear = (one: number, other: number) => Math.abs(one - other) < BESIDE;
  return (
    lines.some((line) => isNear(line.box.x + line.box.width, box.x)) &&
    lines.some((line) => isNear(line.box.x, box.x + box.width))
  );
}

const isTall = (path: PathMark, { box }: Frame) => path.box.height > box.height - 2;

function cutsOf(across: readonly PathMark[], { box }: Frame): readonly number[] {
  const places = across
    .flatMap((path) => [path.box.y, path.box.y + path.box.height])
    .filter((y) => y > box.y + 4 && y < box.y + box.height - 3)
    .toSorted((a, b) => a - b);
  return places.filter((y, index) => index === 0 || y - (places[index - 1] as number) > 3);
}

/** Words of a line are less apart, as a share of the size of letters. */
const WORD_GAP = 0.7;

/** Returns the cells of a row; undefined where its texts fit in none. */
function cellsOf(
  { box }: Frame,
  texts: readonly TextMark[],
  lines: readonly PathMark[],
): readonly Cell[] | undefined {
  const places = lines.map((path) => path.box.x - box.x).filter((x) => x > 4 && x < box.width - 4);
  const cuts = [...places]
    .toSorted((a, b) => a - b)
    .filter((x, index, all) => index === 0 || x - (all[index - 1] as number) > 3);
  const whole = () => [{ x: 0, width: box.width, isDivided: false, label: labelOf(texts) }];
  if (cuts.length > 0) return split(box, cuts, texts, true);
  const columns = columnsOf(linesOf(texts));
  if (columns.length < 2) return whole();
  return split(
    box,
    columns.slice(1).map((column) => leftOf(column) - box.x - 5),
    texts,
    false,
  );
}

const leftOf = (texts: readonly TextMark[]) => Math.min(...texts.map(({ box }) => box.x));
const rightOf = (texts: readonly TextMark[]) => Math.max(...texts.map(({ box }) => box.x + box.width));

/** Returns the columns of lines that have as many texts each, where these stand below each other; none where they are words of a line. */
function columnsOf(lines: readonly (readonly TextMark[])[]): readonly (readonly TextMark[])[] {
  const [first = []] = lines;
  if (lines.some(({ length }) => length !== first.length)) return [];
  const columns = first.map((_, index) => lines.map((line) => line[index]!));
  const gaps = columns.slice(1).map((column, index) => leftOf(column) - rightOf(columns[index]!));
  const isApart = gaps.some((gap) => gap > (first[0]?.size ?? 0) * WORD_GAP);
  return isApart && gaps.every((gap) => gap > 0) ? columns : [];
}

function split(
  { x: left, width }: Box,
  cuts: readonly number[],
  texts: readonly TextMark[],
  hasLines: boolean,
): readonly Cell[] {
  const edges = [0, ...cuts, width];
  return edges.slice(1).map((right, index) => {
    const from = edges[index] as number;
    const inside = texts.filter(({ box }) => {
      const centre = box.x - left + box.width / 2;
      return centre >= from && centre < right;
    });
    return { x: from, width: right - from, isDivided: hasLines && index > 0, label: labelOf(inside) };
  });
}
