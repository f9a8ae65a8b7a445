import type { Box, Label } from '../figure/figure.js';
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
