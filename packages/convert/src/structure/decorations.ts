import type { Box } from '../figure.js';
import type { PathMark, TextMark } from '../picture/marks.js';
import {
  boxAround,
  centreOf,
  flattened,
  isWithin,
  isSamePlace,
  joined,
  simplified,
} from '../picture/path.js';
import { blocksOf, labelOf } from './labels.js';
import { courseOf } from './courses.js';
import { dividersOf } from './dividers.js';
import { isLineMark } from './lines.js';
import { recognise } from './recognise.js';
import type { Sketch } from './sketch.js';

/** A path of more strokes or corners than these is a drawing, which no editor's user would take apart. */
const MOST_STROKES = 12;
const MOST_CORNERS = 160;

/** Adds what a shape draws besides its outline and its label, each where it stands. */
export function decorate(
  sketch: Sketch,
  parent: string | undefined,
  shape: string | undefined,
  pieces: readonly PathMark[],
  texts: readonly TextMark[],
): void {
  const paths = wholePaths(pieces);
  // Of boxes behind each other, the one in front has the words.
  const held = new Map(
    texts.map((text) => [text, paths.findLast((path) => !isLineMark(path) && holds(path, text))]),
  );
  for (const path of paths) {
    const inside = texts.filter((text) => held.get(text) === path);
    addPath(sketch, parent, shape, path, inside);
  }
  addTexts(
    sketch,
    parent,
    shape,
    texts.filter((text) => !held.get(text)),
    dividersOf(pieces),
  );
}

function addTexts(
  sketch: Sketch,
  parent: string | undefined,
  shape: string | undefined,
  texts: readonly TextMark[],
  dividers: readonly Box[] = [],
): void {
  for (const block of blocksOf(texts, dividers)) {
    const label = labelOf(block);
    if (label) sketch.add({ type: 'text', id: sketch.nextId(), shape, parent, label }, block[0]?.turn ?? 0);
  }
}

/** Joins what is filled with the outline that is drawn around it on its own, and the strokes of an outline that is drawn side by side. */
function wholePaths(pieces: readonly PathMark[]): readonly PathMark[] {
  const whole: PathMark[] = [];
  for (const piece of pieces) {
    const path = { ...piece, strokes: joined(piece.strokes) };
    const before = whole.at(-1);
    const isOutline =
      before?.paint.fill !== undefined &&
      before.paint.stroke === undefined &&
      path.paint.fill === undefined &&
      isSamePlace(before.box, path.box);
    if (isOutline) whole[whole.length - 1] = { ...before, paint: { ...path.paint, fill: before.paint.fill } };
    else whole.push(path);
  }
  return whole;
}

const holds = ({ box }: PathMark, text: TextMark) =>
  isWithin(centreOf(text.box), box) && box.width * box.height < text.box.width * text.box.height * 12;

/** Adds a path on its own: as a node where it has an inside, else as a line. */
export function addPath(
  sketch: Sketch,
  parent: string | undefined,
  shape: string | undefined,
  path: PathMark,
  texts: readonly TextMark[],
): void {
  if (isLineMark(path)) {
    addLines(sketch, parent, shape, path);
    return;
  }
  const { outline, corners, radius, inset } = recognise(path);
  const isDrawing = path.strokes.length > MOST_STROKES || (corners?.length ?? 0) > MOST_CORNERS;
  if (isDrawing) {
    sketch.lose('icon', path);
    addTexts(sketch, parent, shape, texts);
    return;
  }
  const { box, turn } = path;
  const paint = isHollow(path) ? { ...path.paint, fill: undefined, stroke: path.paint.fill } : path.paint;
  const label = labelOf(texts);
  sketch.add(
    {
      type: 'node',
      id: sketch.nextId(),
      shape,
      parent,
      box,
      outline,
      corners,
      radius,
      inset,
      paint,
      label,
      isDecoration: true,
    },
    turn,
  );
}

/** Tells a ring that is filled: what lies in its hole is seen. */
function isHollow({ box, paint, strokes }: PathMark): boolean {
  const inner = strokes.slice(1).flatMap((stroke) => boxAround(flattened(stroke)) ?? []);
  const isMost = inner.some(({ width, height }) => width * height > (box.width * box.height) / 4);
  return paint.fill !== undefined && paint.stroke === undefined && isMost;
}

function addLines(
  sketch: Sketch,
  parent: string | undefined,
  shape: string | undefined,
  path: PathMark,
): void {
  if (path.strokes.length > MOST_STROKES) {
    sketch.lose('icon', path);
    return;
  }
  for (const stroke of path.strokes) {
    const { points, course } = courseOf(stroke.stretches);
    const kept = course === 'curved' ? points : simplified(points, 0.3);
    const [from, to] = [kept[0], kept.at(-1)];
    if (!from || !to) continue;
    const end = { head: 'none', size: 0 } as const;
    sketch.add(
      {
        type: 'link',
        id: sketch.nextId(),
        shape,
        parent,
        from: { ...end, at: from },
        to: { ...end, at: to },
        points: kept.slice(1, -1),
        course,
        paint: { ...path.paint, fill: undefined },
        labels: [],
      },
      path.turn,
    );
  }
}
