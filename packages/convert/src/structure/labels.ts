import type { Box, Label, LineLook } from '../figure/figure.js';
import type { TextMark } from '../picture/marks.js';
import { boxAroundBoxes, centreOf } from '../picture/path.js';

/** Returns lines of text as one label: words beside each other are a line. */
export function labelOf(texts: readonly TextMark[]): Label | undefined {
  const [first] = texts;
  const box = boxAroundBoxes(texts.map((text) => text.box));
  if (!first || !box) return undefined;
  const lines = linesOf(texts);
  const main = texts.reduce((a, b) => (b.text.length > a.text.length ? b : a), first);
  const { color, size, bold, italic, underlined } = main;
  return {
    lines: lines.map((line) => line.map(({ text }) => text).join(' ')),
    looks: looksOf(lines),
    box,
    align: alignOf(lines, box),
    size,
    pitch: pitchOf(lines, size),
    color,
    bold,
    italic,
    underlined,
  };
}

/** Lines are as far apart as the first ones when they are off by no more than this. */
const STEADY = 1.5;

function looksOf(lines: readonly (readonly TextMark[])[]): readonly LineLook[] | undefined {
  const [first, ...others] = lines.flatMap(
    (line) => line.toSorted((a, b) => b.text.length - a.text.length)[0] ?? [],
  );
  if (!first || others.length === 0) return undefined;
  const rows = [first, ...others];
  const centres = rows.map(({ box }) => centreOf(box).y);
  const steps = centres.slice(1).map((y, index) => y - (centres[index] as number));
  const isAlike = others.every(
    ({ size, color, bold, italic }) =>
      Math.abs(size - first.size) < 0.5 &&
      color === first.color &&
      bold === first.bold &&
      italic === first.italic,
  );
  if (isAlike && Math.max(...steps) - Math.min(...steps) < STEADY) return undefined;
  return rows.map(({ size, color, bold, italic }, index) => {
    const [before, behind] = [
      steps[index - 1] ?? steps[index] ?? size,
      steps[index] ?? steps[index - 1] ?? size,
    ];
    return { size, color, bold, italic, height: (before + behind) / 2 };
  });
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

function alignOf(lines: readonly (readonly TextMark[])[], box: Box): Label['align'] {
  const boxes = lines.flatMap((line) => boxAroundBoxes(line.map((text) => text.box)) ?? []);
  const within = (places: readonly number[]) => Math.max(...places) - Math.min(...places) < 4;
  if (boxes.length < 2) return lines[0]?.[0]?.anchor ?? 'center';
  if (within(boxes.map((line) => line.x + line.width / 2))) return 'center';
  if (within(boxes.map((line) => line.x))) return 'left';
  return within(boxes.map((line) => line.x + line.width)) ? 'right' : box.width > 0 ? 'center' : 'left';
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

/** Returns texts in blocks: lines right below each other, and words beside each other, belong together. */
export function blocksOf(texts: readonly TextMark[]): readonly (readonly TextMark[])[] {
  const blocks: TextMark[][] = [];
  for (const text of texts) {
    const block = blocks.find((others) => others.some((other) => areNeighbours(other, text)));
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
