import type { Box } from '../figure.js';
import type { Mark, PathMark, TextMark } from '../picture/marks.js';
import { centreOf, isWithin } from '../picture/path.js';
import { addPath } from './decorations.js';
import { areInColumns, dividersOf, middlesOf } from './dividers.js';
import { isLineMark } from './lines.js';
import { blocksOf, labelOf } from './labels.js';
import { lineOf, linkOf } from './links.js';
import type { Sketch } from './sketch.js';

/** Adds what the picture draws for no shape: notes, titles, legends, bars of activity. */
export function addLoose(sketch: Sketch, marks: readonly Mark[], paper: string | undefined): void {
  const paths = marks.filter((mark) => mark.kind === 'path');
  const texts = marks.filter((mark) => mark.kind === 'text');
  const images = marks.filter((mark) => mark.kind === 'image');
  const dividers = [...dividersOf(paths), ...middlesOf(images)];
  const held = holdersOf(paths, texts, dividers);
  for (const image of images) sketch.addImage(image, sketch.groupAround(image));
  for (const path of paths) {
    if (!path.paint.fill && !path.paint.stroke) continue;
    const inside = texts.filter((text) => held.get(text) === path);
    if (isLineMark(path)) addLine(sketch, path, paper);
    else addPath(sketch, lifelineUnder(sketch, path) ?? sketch.groupAround(path), undefined, path, inside);
  }
  const open = texts.filter((text) => !held.has(text));
  for (const block of blocksOf(open, dividers)) addText(sketch, block);
}

/** Returns the box that holds each text as its label: the one in front, as in a legend, whose rows lie on it. Columns hold their own. */
function holdersOf(
  paths: readonly PathMark[],
  texts: readonly TextMark[],
  dividers: readonly Box[],
): ReadonlyMap<TextMark, PathMark> {
  const seen = paths.filter((path) => !isLineMark(path) && (path.paint.fill ?? path.paint.stroke));
  const held = new Map<TextMark, PathMark>();
  for (const text of texts) {
    const around = seen.findLast(({ box }) => isAround(box, text));
    if (around) held.set(text, around);
  }
  for (const path of seen) {
    const inside = texts.filter((text) => held.get(text) === path);
    if (areInColumns(inside, dividers)) for (const text of inside) held.delete(text);
  }
  return held;
}

function addText(sketch: Sketch, block: readonly TextMark[]): void {
  const label = labelOf(block);
  const [first] = block;
  if (!label || !first) return;
  if (first.isTurned) sketch.lose('rotation', first, first.text);
  sketch.add({ type: 'text', id: sketch.nextId(), label }, first.turn);
}

/** A box with so little room beside its texts holds them as its label. */
function isAround(box: Box, text: TextMark): boolean {
  return isWithin(centreOf(text.box), box) && box.width * box.height < text.box.width * text.box.height * 14;
}

/** A line without a shape still leads from one thing to another, as to a note. */
function addLine(sketch: Sketch, path: PathMark, paper: string | undefined): void {
  const line = path.strokes.length === 1 ? lineOf([path]) : undefined;
  if (!line) {
    addPath(sketch, undefined, undefined, path, []);
    return;
  }
  const link = linkOf(line, [path], [], paper);
  sketch.add({ ...link, id: sketch.nextId(), labels: [] }, path.turn);
}

/** A narrow box on the line of a participant moves with it. */
function lifelineUnder(sketch: Sketch, { box }: PathMark): string | undefined {
  if (box.width > 24) return undefined;
  const { x } = centreOf(box);
  const under = [...sketch.targets.values()].find(
    (target) =>
      target.lineX !== undefined &&
      Math.abs(target.lineX - x) < 14 &&
      box.y >= target.box.y &&
      box.y + box.height <= target.box.y + target.box.height + 4,
  );
  return under?.id;
}
