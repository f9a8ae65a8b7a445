import type { Shape } from '@letu/core';
import type { Box, FigureGroup } from '../figure.js';
import type { Mark, PathMark, TextMark } from '../picture/marks.js';
import { boxAroundBoxes, centreOf, isWithin } from '../picture/path.js';
import { decorate } from './decorations.js';
import { areInColumns, dividersOf } from './dividers.js';
import { actorIn, frameOf, linedFrame, type Frame } from './frames.js';
import { blocksOf, isBlock, labelOf } from './labels.js';
import { isLineMark } from './lines.js';
import { lineOf, linkOf } from './links.js';
import { borderOf } from './recognise.js';
import { idOf, type Sketch } from './sketch.js';
import { tableOf } from './tables.js';

/** The marks of a node or a group by what they are. */
interface Content {
  readonly paths: readonly PathMark[];
  readonly texts: readonly TextMark[];
}

/** Adds a node or a group of the picture. */
export function addBox(sketch: Sketch, shape: Shape, marks: readonly Mark[], isGroup: boolean): void {
  const { paths: all, texts } = contentOf(sketch, marks, idOf(shape.id));
  const paths = withoutBranch(sketch, shape, all);
  const content = { paths, texts };
  const lined = isGroup ? linedFrame(paths) : undefined;
  const frame = lined ?? actorIn(paths) ?? frameOf(paths);
  if (frame && !isOneOfMany(frame, texts)) addFramed(sketch, shape, frame, content, isGroup);
  else addBare(sketch, shape, paths, texts);
}

/** Adds the line that leads to a node from the one it hangs on, as a mind map has it, and the foot of a participant has not; what else there is stays. */
function withoutBranch(sketch: Sketch, shape: Shape, paths: readonly PathMark[]): readonly PathMark[] {
  const around = shape.parent === undefined ? undefined : sketch.targets.get(shape.parent);
  const own = boxAroundBoxes(paths.filter((path) => !isLineMark(path)).map(({ box }) => box));
  const branch = paths.find((path) => isLineMark(path) && own && reachesOut(path.box, own));
  if (!around || around.lineX !== undefined || !branch || !own) return paths;
  const line = lineOf([branch]);
  const target = { id: idOf(shape.id), box: own, border: borderOf(own, { outline: 'rectangle' }) };
  if (line)
    sketch.add(
      { ...linkOf(line, [branch], [around, target], undefined), id: sketch.nextId(), labels: [] },
      branch.turn,
    );
  return paths.filter((path) => path !== branch);
}

/** How far the line to a node reaches out of it at least, in pixels. */
const BRANCH = 20;

const reachesOut = (line: Box, own: Box) =>
  own.x - line.x > BRANCH ||
  own.y - line.y > BRANCH ||
  line.x + line.width - own.x - own.width > BRANCH ||
  line.y + line.height - own.y - own.height > BRANCH;

function contentOf(sketch: Sketch, marks: readonly Mark[], parent: string): Content {
  const paths = marks.filter((mark) => mark.kind === 'path');
  const texts = marks.filter((mark) => mark.kind === 'text');
  for (const mark of marks) if (mark.kind === 'image') sketch.addImage(mark, parent);
  for (const path of paths) if (path.isGradient) sketch.lose('gradient', path);
  for (const text of texts) if (text.isTurned) sketch.lose('rotation', text, text.text);
  const seen = paths.filter(isSeen);
  // What nobody sees still has its place, for what leads to it.
  return { paths: seen.length > 0 ? seen : paths, texts };
}

/** A line is black inside, where it has no inside. */
const isSeen = ({ element, paint, box }: PathMark) =>
  ((paint.fill !== undefined && element !== 'line') || paint.stroke !== undefined) &&
  box.width + box.height > 0;

function addFramed(
  sketch: Sketch,
  shape: Shape,
  frame: Frame,
  { paths, texts }: Content,
  isGroup: boolean,
): void {
  const id = idOf(shape.id);
  const parent = sketch.parentOf(shape);
  sketch.targets.set(shape.id, { id, box: frame.box, border: borderOf(frame.box, frame) });
  const table = isGroup ? undefined : tableOf(frame, texts);
  const common = { id, shape: shape.id, parent, box: frame.box };
  if (table) {
    const { paint, radius } = frame;
    sketch.add({ ...common, type: 'table', radius, paint, compartments: table.compartments }, frame.turn);
    decorate(sketch, id, shape.id, table.rest, table.texts);
    return;
  }
  if (!isGroup && isPaintedOver(frame, texts)) {
    addBare(sketch, shape, paths, texts);
    return;
  }
  const words = texts.filter(
    (text) => !isInBadge(text, frame.rest) && !(isGroup && isInTab(text, frame.rest)),
  );
  const isOne = isBlock(words) && !areInColumns(words, dividersOf(frame.rest));
  // Of a group with more than one, such as the conditions of a sequence diagram, the first is its title.
  const own = isOne ? words : isGroup ? (blocksOf(words)[0] ?? []) : [];
  const label = labelOf(own);
  const { outline, corners, radius, inset, paint, turn } = frame;
  if (isGroup) sketch.add({ ...common, type: 'group', ...groupOutline(frame), radius, paint, label }, turn);
  else sketch.add({ ...common, type: 'node', outline, corners, radius, inset, paint, label }, turn);
  decorate(
    sketch,
    id,
    shape.id,
    isGroup ? frame.rest.map((path) => bordered(path, frame)) : frame.rest,
    texts.filter((text) => !own.includes(text)),
  );
}

/** What is filled across a frame lies behind its border, but as a member of it over that, and so has the border itself. */
const bordered = (path: PathMark, { box, paint, turn }: Frame): PathMark =>
  path.turn < turn && path.paint.fill !== undefined && path.box.width > box.width - 2 && paint.stroke
    ? { ...path, paint: { ...paint, fill: path.paint.fill } }
    : path;

/** Of boxes beside each other with words in them, as the cells of a table are drawn that has no frame, none is the outline. */
const isOneOfMany = ({ rest, box }: Frame, texts: readonly TextMark[]): boolean =>
  rest.some(
    (path) =>
      !isLineMark(path) &&
      isBeside(path.box, box) &&
      texts.some((text) => isWithin(centreOf(text.box), path.box)),
  );

const isBeside = (one: Box, other: Box) =>
  one.x + one.width < other.x + 1 ||
  other.x + other.width < one.x + 1 ||
  one.y + one.height < other.y + 1 ||
  other.y + other.height < one.y + 1;

/** Of boxes behind each other, as several of a sort are drawn, and of rows of a legend, words stand in those in front. */
const isPaintedOver = ({ rest, turn, box }: Frame, texts: readonly TextMark[]): boolean =>
  rest.some(
    (path) =>
      path.turn > turn &&
      path.paint.fill !== undefined &&
      path.box.width * path.box.height > (box.width * box.height) / 2 &&
      texts.some((text) => isWithin(centreOf(text.box), path.box)),
  );

/** A frame with more corners than a folder or a cube has is none that members are put in. */
const MOST_CORNERS = 12;

const groupOutline = ({
  outline,
  corners = [],
  inset,
}: Frame): Pick<FigureGroup, 'outline' | 'corners' | 'inset'> => {
  if (outline !== 'polygon') return { outline, inset };
  return corners.length > MOST_CORNERS ? { outline: 'rectangle' } : { outline, corners };
};

/** A letter in a circle, as classes have it, is no word of the label. */
const isInBadge = ({ box, text }: TextMark, paths: readonly PathMark[]) =>
  text.length < 3 &&
  paths.some((path) => path.box.width < 40 && path.box.height < 40 && isWithin(centreOf(box), path.box));

/** What is written in a filled corner of a frame is drawn with that. */
const isInTab = ({ box, turn }: TextMark, paths: readonly PathMark[]) =>
  paths.some(
    (path) =>
      path.turn < turn &&
      path.paint.fill !== undefined &&
      path.box.width * path.box.height < box.width * box.height * 12 &&
      isWithin(centreOf(box), path.box),
  );

/** What has no outline is writing, or lines that stand for the node. */
function addBare(sketch: Sketch, shape: Shape, paths: readonly PathMark[], texts: readonly TextMark[]): void {
  const box = boxAroundBoxes([...paths, ...texts].map((mark) => mark.box));
  if (!box) return;
  const id = idOf(shape.id);
  const turn = Math.min(...[...paths, ...texts].map((mark) => mark.turn));
  // What is filled would cover a label that is behind it.
  const isOne = isBlock(texts) && paths.every(isLineMark);
  sketch.targets.set(shape.id, { id, box, border: borderOf(box, { outline: 'rectangle' }) });
  sketch.add(
    {
      type: 'node',
      id,
      shape: shape.id,
      parent: sketch.parentOf(shape),
      box,
      outline: 'none',
      paint: { strokeWidth: 1, opacity: 1 },
      label: isOne ? labelOf(texts) : undefined,
    },
    turn,
  );
  decorate(sketch, id, shape.id, paths, isOne ? [] : texts);
}
