import type { Shape } from '@letu/core';
import type { Box, Outline } from '../figure.js';
import type { Mark, PathMark, TextMark } from '../picture/marks.js';
import { boxAroundBoxes, centreOf, isWithin } from '../picture/path.js';
import { addBox } from './boxes.js';
import { decorate } from './decorations.js';
import { actorIn, frameOf, isLid, type Frame } from './frames.js';
import { isLineMark } from './lines.js';
import { labelOf } from './labels.js';
import { borderOf } from './recognise.js';
import { idOf, type Sketch } from './sketch.js';

/** A line of a participant is longer than this. */
const SHORTEST = 16;

/** Tells a line that runs straight down. */
const isUpright = (path: PathMark): boolean =>
  isLineMark(path) && path.box.width < 1 && path.box.height > SHORTEST;

/** A label that reaches no further into a head stands below it. */
const BESIDE = 3;
/** What is this near to a line touches it: bars of activity stand between. */
const TOUCH = 14;

/** Returns the lines that run straight down and that messages end at on their way. */
export function lifelinesIn(
  shapes: readonly Shape[],
  byShape: ReadonlyMap<string, readonly Mark[]>,
): ReadonlySet<Mark> {
  const links = new Set(shapes.filter(({ role }) => role === 'link').map(({ id }) => id));
  const marks = [...byShape].flatMap(([id, own]) => (links.has(id) ? [] : own));
  const level = [...links]
    .flatMap((id) => byShape.get(id) ?? [])
    .filter((mark) => mark.kind === 'path' && isLineMark(mark) && mark.box.height < 2 && mark.box.width > 4);
  const isTouched = ({ box }: PathMark) =>
    level.some(
      ({ box: message }) =>
        message.y > box.y &&
        message.y < box.y + box.height &&
        (Math.abs(message.x - box.x) < TOUCH || Math.abs(message.x + message.width - box.x) < TOUCH),
    );
  return new Set(marks.filter((mark) => mark.kind === 'path' && isUpright(mark) && isTouched(mark)));
}

/**
 * Adds a participant of a sequence diagram.
 *
 * @param loose Lines of no shape, of which one may be its own.
 * @returns the lines that are its own; undefined where the shape is no participant.
 */
export function addLifeline(
  sketch: Sketch,
  shape: Shape,
  marks: readonly Mark[],
  loose: readonly PathMark[],
): readonly PathMark[] | undefined {
  const { lines, rest } = linesIn(marks, loose);
  const [first] = lines;
  const top = first?.box.y ?? 0;
  const above = rest.filter(({ box }) => box.y + box.height / 2 < top + 1);
  const below = rest.filter((mark) => !above.includes(mark));
  const paths = above.filter((mark) => mark.kind === 'path');
  const frame = actorIn(paths) ?? frameOf(paths);
  if (!first || !frame) return undefined;
  const bottom = Math.max(...lines.map(({ box }) => box.y + box.height));
  addHead(sketch, shape, isPlain(frame, first) ? frame : drawnHead(frame, paths), above, {
    ...first,
    box: { ...first.box, height: bottom - top },
  });
  if (below.length > 0) addFoot(sketch, shape, below);
  return lines;
}

function linesIn(marks: readonly Mark[], loose: readonly PathMark[]) {
  const own = marks.filter((mark): mark is PathMark => mark.kind === 'path' && isUpright(mark));
  const boxes = marks.filter((mark) => !own.includes(mark as PathMark)).map(({ box }) => box);
  const isUnder = ({ box }: PathMark) =>
    boxes.some(
      (head) =>
        box.x > head.x && box.x < head.x + head.width && Math.abs(box.x - head.x - head.width / 2) < 8,
    ) && boxes.some((head) => Math.abs(box.y - head.y - head.height) < 26);
  const tallest = Math.max(0, ...boxes.map(({ height }) => height));
  const lines = own.filter(({ box }) => box.height > tallest).length > 0 ? own : loose.filter(isUnder);
  return {
    lines: lines.toSorted((a, b) => a.box.y - b.box.y),
    rest: marks.filter((mark) => !lines.includes(mark as PathMark)),
  };
}

/** What can stand at the head of a line as its own outline; all else stands there as what it is drawn of. */
const PLAIN: readonly (Outline | undefined)[] = ['rectangle', 'rounded', 'ellipse', 'actor'];

const isPlain = ({ outline, box, rest }: Frame, line: PathMark) =>
  PLAIN.includes(outline) &&
  Math.abs(centreOf(box).x - line.box.x) < 1.5 &&
  !rest.some((path) => !isLineMark(path) && path.paint.fill !== undefined && covers(path.box, box));

/** Of boxes behind each other, as collections are drawn, none is the outline. */
const covers = (one: Box, other: Box) => one.width * one.height > (other.width * other.height) / 2;

const drawnHead = (frame: Frame, paths: readonly PathMark[]): Frame => ({
  ...frame,
  outline: 'none',
  box: boxAroundBoxes(paths.map(({ box }) => box)) ?? frame.box,
  rest: paths.filter((path) => !isLid(path, frame.box, frame)),
});

function addHead(sketch: Sketch, shape: Shape, frame: Frame, marks: readonly Mark[], line: PathMark): void {
  const id = idOf(shape.id);
  const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
  const isDrawn = frame.outline === 'none';
  const inside = isDrawn ? texts.filter(({ box }) => isWithin(centreOf(box), frame.box)) : [];
  const label = labelOf(texts.filter((text) => !inside.includes(text)));
  const lineX = line.box.x;
  // The line is in the middle of its cell, whatever the head's width.
  const half = Math.max(lineX - frame.box.x, frame.box.x + frame.box.width - lineX);
  const head = { ...frame.box, x: lineX - half, width: half * 2 };
  const box = { ...head, height: line.box.y + line.box.height - head.y };
  sketch.targets.set(shape.id, { id, box, border: borderOf(box, { outline: 'rectangle' }), lineX });
  const { outline, radius, paint } = frame;
  const isBelow = label !== undefined && label.box.y > frame.box.y + frame.box.height - BESIDE;
  const parent = sketch.parentOf(shape);
  sketch.add(
    {
      type: 'lifeline',
      id,
      shape: shape.id,
      parent,
      box,
      head: { ...head, height: isBelow ? head.height : line.box.y - head.y },
      line: line.paint,
      outline,
      radius,
      paint,
      label,
    },
    Math.min(frame.turn, line.turn),
  );
  decorate(sketch, id, shape.id, frame.rest, inside);
}

/** The same head again at the other end: a node of its own that moves with the line. */
function addFoot(sketch: Sketch, shape: Shape, marks: readonly Mark[]): void {
  const target = sketch.targets.get(shape.id);
  const id = sketch.nextId();
  addBox(sketch, { ...shape, id, parent: shape.id }, marks, false);
  sketch.targets.delete(id);
  if (target) sketch.targets.set(shape.id, target);
}
