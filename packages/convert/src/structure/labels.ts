import type { Box, Label, LineLook, TextRun } from '../figure.js';
import type { TextMark } from '../picture/marks.js';
import { boxAroundBoxes, centreOf } from '../picture/path.js';
import { lookAlike } from '../picture/textMarks.js';
import { areParted } from './dividers.js';

/** Returns lines of text as one label: words beside each other are a line. */
export function labelOf(texts: readonly TextMark[]): Label | undefined {
  const [first] = texts;
  const box = boxAroundBoxes(texts.map((text) => text.box));
  if (!first || !box) return undefined;
  const rows = linesOf(texts);
  const lines = rows.map((row) =>
    runsOf(row)
      .map(({ text }) => text)
      .join(''),
  );
  const main = texts.reduce((a, b) => (b.text.length > a.text.length ? b : a), first);
  const { color, size, bold, italic } = main;
  return {
    ...(looksOf(rows, lines) ?? { lines }),
    ...placeOf(rows, box),
    size,
    pitch: pitchOf(rows, size),
    color,
    bold,
    italic,
    underlined: texts.every(({ underlined }) => underlined),
    monospace: texts.every(({ monospace }) => monospace),
  };
}

/** Lines are as far apart as the first ones when they are off by no more than this. */
const STEADY = 1.5;
/** More room than this between two lines is a line of its own, without words. */
const GAP = 3;

/** Returns what each line looks like and how high it is, with empty lines for the room between; undefined where all are alike. */
function looksOf(
  rows: readonly (readonly TextMark[])[],
  lines: readonly string[],
): Pick<Label, 'lines' | 'looks'> | undefined {
  const marks = rows.flatMap((row) => row.toSorted((a, b) => b.text.length - a.text.length)[0] ?? []);
  const mixed = rows.map((row) => mixedRuns(row));
  const isMixed = mixed.some((runs) => runs !== undefined);
  const [first, ...others] = marks;
  if (!first || (others.length === 0 && !isMixed)) return undefined;
  const centres = marks.map(({ box }) => centreOf(box).y);
  const steps = centres.slice(1).map((y, index) => y - (centres[index] as number));
  const isAlike = !isMixed && others.every((other) => lookAlike(first, other));
  if (isAlike && Math.max(...steps) - Math.min(...steps) < STEADY) return undefined;
  const rooms = steps.map(
    (step, index) => step - ((marks[index]?.box.height ?? 0) + (marks[index + 1]?.box.height ?? 0)) / 2,
  );
  /** What two lines share of the room between them, which may be less than none. */
  const shared = (index: number) => {
    const room = rooms[index] ?? 0;
    return room > GAP ? 0 : room / 2;
  };
  const looked = marks.flatMap(({ size, color, bold, italic, underlined, box }, index) => {
    const above = index === 0 ? shared(0) : shared(index - 1);
    const below = index === marks.length - 1 ? shared(index - 1) : shared(index);
    const height = box.height + above + below;
    const look: LineLook = { size, color, bold, italic, underlined, height, runs: mixed[index] };
    const room = rooms[index] ?? 0;
    return [
      { line: lines[index] ?? '', look },
      ...(room > GAP
        ? [{ line: '', look: { ...look, size: Math.min(size, room), height: room, runs: undefined } }]
        : []),
    ];
  });
  return { lines: looked.map(({ line }) => line), looks: looked.map(({ look }) => look) };
}

/** Parts of a line that look different and are nearer to each other than this, as a share of the size of letters, are one word. */
const BLANK = 0.12;

/** Returns the words of a line with the blanks between them. */
function runsOf(row: readonly TextMark[]): readonly TextRun[] {
  return row.flatMap((mark, index): readonly TextRun[] => {
    const { text, size, color, bold, italic, underlined, box, runs } = mark;
    const before = row[index - 1];
    const isApart = before && box.x - before.box.x - before.box.width > size * BLANK;
    const blank = isApart || (before && lookAlike(before, mark)) ? ' ' : '';
    const [first, ...others] = runs ?? [{ text, size, color, bold, italic, underlined, box }];
    return first ? [{ ...first, text: blank + first.text }, ...others] : [];
  });
}

/** Returns the parts of a line, where they do not look alike. */
function mixedRuns(row: readonly TextMark[]): readonly TextRun[] | undefined {
  const [first, ...others] = runsOf(row);
  return first && others.some((run) => !lookAlike(first, run)) ? [first, ...others] : undefined;
}

/** How far apart lines are where nothing else is said, as a share of the size of letters. */
const USUAL_PITCH = 1.2;

function pitchOf(lines: readonly (readonly TextMark[])[], size: number): number {
  const [first, last] = [lines[0]?.[0], lines.at(-1)?.[0]];
  if (!first || !last || lines.length < 2) return size * USUAL_PITCH;
  return (centreOf(last.box).y - centreOf(first.box).y) / (lines.length - 1);
}

/** Returns texts in lines from top to bottom, each from left to right. */
export function linesOf(texts: readonly TextMark[]): readonly (readonly TextMark[])[] {
  const lines: TextMark[][] = [];
  for (const text of texts.toSorted((a, b) => centreOf(a.box).y - centreOf(b.box).y)) {
    const line = lines.at(-1);
    const beside = line?.some(
      ({ box }) =>
        Math.abs(centreOf(box).y - centreOf(text.box).y) < Math.min(box.height, text.box.height) * 0.4,
    );
    if (beside) line?.push(text);
    else lines.push([text]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x - b.box.x));
}

/** Lines begin, end or have their middles below each other where they are off by less than this. */
const ALIGNED = 4;

function placeOf(rows: readonly (readonly TextMark[])[], box: Box): Pick<Label, 'align' | 'box'> {
  const boxes = rows.flatMap((row) => boxAroundBoxes(row.map((text) => text.box)) ?? []);
  if (boxes.length < 2) return { align: rows[0]?.[0]?.anchor ?? 'center', box };
  const places = {
    center: boxes.map((line) => line.x + line.width / 2),
    left: boxes.map((line) => line.x),
    right: boxes.map((line) => line.x + line.width),
  };
  const spread = (side: Label['align']) => Math.max(...places[side]) - Math.min(...places[side]);
  const sides = ['center', 'left', 'right'] as const;
  // Of lines that are equally long, all of it is below each other.
  const align = sides.toSorted((one, other) => Math.round(spread(one)) - Math.round(spread(other)))[0]!;
  if (align !== 'center' || spread(align) < ALIGNED) return { align, box };
  // Where one line stands beside the others, those have their place.
  const middle = places.center.toSorted((a, b) => a - b)[Math.floor(boxes.length / 2)] ?? centreOf(box).x;
  const width = Math.max(...boxes.map((line) => line.width));
  return { align, box: { ...box, x: middle - width / 2, width } };
}

/** Tells texts that stand over each other as one block, from those that are spread over a box. */
export function isBlock(texts: readonly TextMark[]): boolean {
  const lines = linesOf(texts);
  let bottom: number | undefined;
  for (const line of lines) {
    for (const [index, text] of line.entries()) {
      const before = line[index - 1];
      if (before && text.box.x - before.box.x - before.box.width > text.size * 1.2) return false;
    }
    const box = boxAroundBoxes(line.map((text) => text.box));
    if (!box) continue;
    if (bottom !== undefined && box.y - bottom > box.height * 1.3) return false;
    bottom = box.y + box.height;
  }
  return true;
}

/**
 * Returns texts in blocks: lines right below each other, and words beside each other, belong together.
 *
 * @param dividers What parts them nevertheless.
 */
export function blocksOf(
  texts: readonly TextMark[],
  dividers: readonly Box[] = [],
): readonly (readonly TextMark[])[] {
  const blocks: TextMark[][] = [];
  for (const text of texts) {
    const block = blocks.find(
      (others) =>
        others.some((other) => areNeighbours(other, text)) &&
        !others.some((other) => areParted(other, text, dividers)),
    );
    if (block) block.push(text);
    else blocks.push([text]);
  }
  return blocks;
}

function areNeighbours({ box: a, size }: TextMark, { box: b }: TextMark): boolean {
  const beside = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const below = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  return beside < size * 0.6 && below < size * 0.5;
}
