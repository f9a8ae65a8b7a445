import type { RenderSuccess, Shape } from '@letu/core';
import type { Box } from '@letu/convert';
import type { Mark, PathMark, TextMark } from '../../packages/convert/src/picture/marks.js';
import { distanceToWay, flattened, lengthOf } from '../../packages/convert/src/picture/path.js';
import { letters, type Placed } from './placed.js';

/** How far anything may be from where the picture has it, in pixels. */
const WITHIN = 5;
/** A head reaches this far beyond the line that the picture draws. */
const HEAD = 26;

/** How many of a sort there are, and how many of them are in place. */
export interface Count {
  all: number;
  kept: number;
}

/** What of a picture is in a converted diagram. */
export interface Comparison {
  readonly nodes: Count;
  readonly links: Count;
  readonly labels: Count;
  readonly groups: Count;
  readonly missing: readonly string[];
}

/** Compares a converted diagram with the picture: every shape, and every line of text. */
export function compare(picture: RenderSuccess, marks: readonly Mark[], placed: Placed): Comparison {
  const counts = { nodes: none(), links: none(), labels: none(), groups: none() };
  const missing: string[] = [];
  const count = (sort: keyof typeof counts, complaint: string | undefined) => {
    counts[sort].all += 1;
    if (complaint === undefined) counts[sort].kept += 1;
    else missing.push(complaint);
  };
  const drawn = new Set(marks.map(({ shape }) => shape));
  for (const shape of picture.shapes) {
    const own = marks.filter((mark) => mark.shape === shape.id);
    if (own.length === 0 || shape.role === 'text') continue;
    const name = `${shape.role} ${shape.label || shape.id}`;
    if (shape.role === 'link') count('links', linkComplaint(shape, own, placed, drawn, name));
    else count(shape.role === 'group' ? 'groups' : 'nodes', boxComplaint(shape, own, placed, name));
  }
  for (const mark of marks) if (mark.kind === 'text') count('labels', textComplaint(mark, placed));
  return { ...counts, missing };
}

const none = (): Count => ({ all: 0, kept: 0 });

const isClosed = (mark: Mark): mark is PathMark =>
  mark.kind === 'path' && mark.element !== 'line' && mark.box.width > 1 && mark.box.height > 1;

function boxComplaint({ id }: Shape, own: readonly Mark[], placed: Placed, name: string): string | undefined {
  const box = placed.boxes.get(id);
  if (!box) return `${name}: no box`;
  const paths = own.filter(isClosed);
  if (paths.length === 0) return undefined;
  const fits =
    paths.some((path) => isNear(path.box, box)) ||
    isNear(around(own.filter((mark) => mark.kind === 'path')), box);
  // The line of a participant belongs to its box.
  const isHead = paths.some(
    (path) =>
      Math.abs(path.box.y - box.y) < WITHIN &&
      Math.abs(middle(path.box) - middle(box)) < WITHIN &&
      box.height > path.box.height * 1.2,
  );
  return fits || isHead ? undefined : `${name}: its box is elsewhere`;
}

const middle = ({ x, width }: Box) => x + width / 2;

const isNear = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) <= WITHIN &&
  Math.abs(a.y - b.y) <= WITHIN &&
  Math.abs(a.x + a.width - b.x - b.width) <= WITHIN &&
  Math.abs(a.y + a.height - b.y - b.height) <= WITHIN;

function around(marks: readonly Mark[]): Box {
  const x = Math.min(...marks.map(({ box }) => box.x));
  const y = Math.min(...marks.map(({ box }) => box.y));
  const right = Math.max(...marks.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...marks.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function linkComplaint(
  shape: Shape,
  own: readonly Mark[],
  placed: Placed,
  drawn: ReadonlySet<string | undefined>,
  name: string,
): string | undefined {
  const strokes = own
    .filter((mark) => mark.kind === 'path')
    .filter(({ paint }) => paint.stroke !== undefined);
  const lines = strokes.flatMap((mark) => mark.strokes.filter((stroke) => !stroke.isClosed).map(flattened));
  const line = lines.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!line) return undefined;
  const link = placed.links.get(shape.id);
  if (!link) return `${name}: no line`;
  const wrongEnd = (['from', 'to'] as const).find(
    (end) => shape[end] !== undefined && drawn.has(shape[end]) && link[end] !== shape[end],
  );
  if (wrongEnd) return `${name}: not tied (${wrongEnd})`;
  const off = Math.max(...line.map((point) => distanceToWay(point, link.way)));
  const beyond = Math.max(
    ...link.way.map((point) => {
      const nearEnd = Math.min(
        ...[line[0], line.at(-1)].map((end) =>
          end ? Math.hypot(end.x - point.x, end.y - point.y) : Infinity,
        ),
      );
      return nearEnd < HEAD ? 0 : Math.min(...lines.map((each) => distanceToWay(point, each)));
    }),
  );
  if (!(off <= WITHIN)) return `${name}: ${off.toFixed(0)} px off its line`;
  return beyond <= WITHIN ? undefined : `${name}: goes ${beyond.toFixed(0)} px beside its line`;
}

function textComplaint(mark: TextMark, placed: Placed): string | undefined {
  const text = letters(mark.text);
  const y = mark.box.y + mark.box.height / 2;
  const known = placed.lines.filter((line) => line.text.includes(text));
  if (known.length === 0) return `text ${mark.text}: missing`;
  const fits = known.some((line) => {
    if (Math.abs(line.y - y) > WITHIN) return false;
    const x = { left: mark.box.x, center: middle(mark.box), right: mark.box.x + mark.box.width }[line.align];
    // Words that stand beside others in a line have their place by the line.
    return line.text !== text || Math.abs(line.x - x) <= WITHIN;
  });
  return fits ? undefined : `text ${mark.text}: elsewhere`;
}
