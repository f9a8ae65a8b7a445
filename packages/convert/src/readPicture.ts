import type { RenderSuccess, Shape } from '@letu/core';
import { estimateMeasurer, findMeasurer, openPicture, type OpenPicture } from '@letu/svg-dom';
import type { Box, Figure } from './figure.js';
import type { Mark, PathMark } from './picture/marks.js';
import { monospaceMeasurer } from './picture/monospace.js';
import { boxAroundBoxes } from './picture/path.js';
import { readMarks } from './picture/readMarks.js';
import { addBox } from './structure/boxes.js';
import { addLifeline, lifelinesIn } from './structure/lifelines.js';
import { addLink } from './structure/links.js';
import { addLoose } from './structure/loose.js';
import { Sketch } from './structure/sketch.js';

/**
 * Reads the picture that an engine drew as boxes, lines and texts with their places.
 *
 * What belongs together is what the engine marked with a shape's id; nothing is guessed from labels.
 *
 * @param picture What an engine of a text kind answered.
 */
export async function readPicture(picture: Pick<RenderSuccess, 'svg' | 'shapes'>): Promise<Figure> {
  const { frame, marks } = readDrawing(picture.svg);
  const shapes = new Map(picture.shapes.map((shape) => [shape.id, shape]));
  const paper = paperOf(marks, frame);
  const drawn = paper ? marks.filter((mark) => mark !== paper) : marks;
  const sketch = new Sketch(shapes);
  addAll(sketch, picture.shapes, drawn, paper?.paint.fill);
  const size = frame.width > 0 ? frame : (boxAroundBoxes(drawn.map(({ box }) => box)) ?? frame);
  return {
    width: size.width,
    height: size.height,
    background: paper?.paint.fill,
    parts: sketch.inOrder(),
    lost: sketch.lost,
  };
}

/** Returns what a picture draws, from back to front. */
export async function marksOf({ svg }: Pick<RenderSuccess, 'svg'>): Promise<readonly Mark[]> {
  const { frame, marks } = readDrawing(svg);
  return marks.filter((mark) => mark !== paperOf(marks, frame));
}

/** Returns what an SVG draws, and the frame it draws in. */
function readDrawing(svg: string): { readonly frame: Box; readonly marks: readonly Mark[] } {
  const opened = openPicture(svg, monospaceMeasurer(findMeasurer() ?? estimateMeasurer));
  const frame = frameOf(opened);
  const marks = readMarks(atOrigin(opened, frame));
  return { frame, marks: frame.width > 0 ? marks.filter(({ box }) => isSeen(box, frame)) : marks };
}

/** What an engine draws beside its picture, such as the line of today in a plan of last year, nobody sees. */
const isSeen = ({ x, y, width, height }: Box, frame: Box) =>
  x <= frame.width && y <= frame.height && x + width >= 0 && y + height >= 0;

function addAll(
  sketch: Sketch,
  shapes: readonly Shape[],
  marks: readonly Mark[],
  paper: string | undefined,
): void {
  const groups = new Set(shapes.map(({ parent }) => parent));
  const byShape = marksByShape(marks);
  const loose = byShape.get('') ?? [];
  const used = new Set<Mark>();
  const lifelines = lifelinesIn(shapes, byShape);
  const upright = loose.filter((mark): mark is PathMark => lifelines.has(mark));
  for (const shape of shapes.filter(({ role }) => role !== 'link')) {
    const own = byShape.get(shape.id) ?? [];
    const isGroup = shape.role === 'group' || groups.has(shape.id);
    const lines = lifelines.size > 0 && !isGroup ? addLifeline(sketch, shape, own, upright) : undefined;
    if (lines) for (const line of lines) used.add(line);
    else if (own.length > 0) addBox(sketch, shape, own, isGroup);
  }
  for (const shape of shapes.filter(({ role }) => role === 'link'))
    addLink(sketch, shape, byShape.get(shape.id) ?? [], paper);
  addLoose(
    sketch,
    loose.filter((mark) => !used.has(mark)),
    paper,
  );
}

function marksByShape(marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> {
  const byShape = new Map<string, Mark[]>();
  for (const mark of marks) {
    const known = byShape.get(mark.shape ?? '');
    if (known) known.push(mark);
    else byShape.set(mark.shape ?? '', [mark]);
  }
  return byShape;
}

function frameOf({ root }: OpenPicture): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return { x, y, width, height };
}

/** The figure begins at the upper left corner of the picture, wherever its view box has that. */
function atOrigin(picture: OpenPicture, { x, y }: Box): OpenPicture {
  return {
    ...picture,
    toRoot: (element) => {
      const matrix = picture.toRoot(element);
      return { ...matrix, e: matrix.e - x, f: matrix.f - y };
    },
  };
}

/** What covers the whole picture behind everything is its paper. */
function paperOf(marks: readonly Mark[], { width, height }: Box): PathMark | undefined {
  const [first] = marks;
  if (first?.kind !== 'path' || first.shape !== undefined || !first.paint.fill) return undefined;
  const { box } = first;
  return box.width > width * 0.94 && box.height > height * 0.94 ? first : undefined;
}
