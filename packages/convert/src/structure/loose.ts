import type { Box } from '../figure.js';
import type { Mark, PathMark, TextMark } from '../picture/marks.js';
import { centreOf } from '../picture/path.js';
import { addPath } from './decorations.js';
import { isLineMark } from './lines.js';
import { blocksOf, labelOf } from './labels.js';
import { lineOf, linkOf } from './links.js';
import type { Sketch } from './sketch.js';

/** Adds what the picture draws for no shape: notes, titles, legends, bars of activity. */
export function addLoose(sketch: Sketch, marks: readonly Mark[], paper: string | undefined): void {
  const paths = marks.filter((mark) => mark.kind === 'path');
  const open = new Set(marks.filter((mark) => mark.kind === 'text'));
  for (const mark of marks) if (mark.kind === 'image') sketch.addImage(mark, sketch.groupAround(mark));
  for (const path of paths) {
    if (!path.paint.fill && !path.paint.stroke) continue;
    const inside = isLineMark(path) ? [] : [...open].filter((text) => isAround(path.box, text));
    for (const text of inside) open.delete(text);
    if (isLineMark(path)) addLine(sketch, path, paper);
    else addPath(sketch, lifelineUnder(sketch, path) ?? sketch.groupAround(path), undefined, path, inside);
  }
  for (const block of blocksOf([...open])) addText(sketch, block);
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
  const { x, y } = centreOf(text.box);
  const isInside = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  return isInside && box.width * box.height < text.box.width * text.box.height * 14;
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
