import rough from 'roughjs';
import type { Settings } from '../source/schema.js';
import type { Owner, VNode } from './drawChart.js';
import { mergeDots } from './mergeDots.js';
import { closedParts, outlineOf, straightLines, writePath, writeStrokes, type Outline } from './outline.js';

/** How a picture is sketched. */
export interface Sketch {
  readonly settings: Pick<Settings, 'roughness' | 'fillStyle' | 'seed'>;
  readonly owners: readonly Owner[];
  /** The colour behind the picture, in which neighbours are set apart in print. */
  readonly paper: string;
  /** How many elements there are to sketch: of many, each gets fewer strokes. */
  readonly load: number;
}

/** Beyond these, an element is drawn with single strokes, then filled smoothly and its dots left as they are, then all of it is. */
const FEW = 40;
const SOME = 100;
export const VERY_MANY = 2500;
/** Dots smaller than this, and bars thinner, look the same however they are drawn: pixels across. */
const DOT = 14;
const THIN = 3;
/** Longer outlines, such as a line through thousands of points, are left as they are. */
const MOST_SEGMENTS = 120;
/** Areas smaller than this have no room for hatching: in square pixels, and in pixels across. */
const SMALL_AREA = 260;
const NARROW = 9;

const generator = rough.generator();

/** The number of a text, for seeds: the same everywhere (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export function seedOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The generator takes 0 for “any”.
  return ((hash >>> 0) % 0x7ffffffe) + 1;
}

/** Draws the shapes of a picture again by hand; texts and what is only referred to stay. */
export function sketched(root: VNode, sketch: Sketch): VNode {
  if (sketch.load > VERY_MANY) return mergeDots(root);
  const turns = new Map<string, number>();
  const hatched = sketch.load <= SOME ? hatchedSorts(root, sketch) : new Set<string>();
  const visit = (node: VNode): VNode => {
    if (node.tag === 'defs' || node.tag === 'clipPath') return node;
    const drawn = sketchedElement(node, sketch, turns, hatched);
    if (drawn !== node || !node.children) return drawn;
    return { ...node, children: node.children.map(visit) };
  };
  return visit(root);
}

/** The filled elements of a series that look alike: bars are of one sort, and the dots on a line of another than the area below. */
function sortOf({ attrs }: VNode, { owners }: Sketch): string | undefined {
  const owner = owners[Number(attrs['ecmeta_at'])];
  if (owner?.part !== 'series') return undefined;
  return `${owner.index} ${String(attrs['fill'])} ${owner.datum === undefined} ${owner.point === undefined}`;
}

/** Returns the sorts of elements that are hatched: where one of them has room for it, all of them are, or they look unlike. */
function hatchedSorts(root: VNode, sketch: Sketch): ReadonlySet<string> {
  const sorts = new Set<string>();
  const visit = (node: VNode) => {
    const sort = node.attrs['ecmeta_at'] === undefined ? undefined : sortOf(node, sketch);
    if (sort !== undefined && !sorts.has(sort)) {
      const outline = outlineOf(node);
      if (outline && !isSmallSize(sizeOf(outline.segments))) sorts.add(sort);
    }
    node.children?.forEach(visit);
  };
  visit(root);
  return sorts;
}

const isSmallSize = ([across, down]: readonly [number, number]) =>
  across * down < SMALL_AREA || Math.min(across, down) < NARROW;

function sketchedElement(
  node: VNode,
  sketch: Sketch,
  turns: Map<string, number>,
  hatched: ReadonlySet<string>,
): VNode {
  const { attrs } = node;
  const fill = paint(attrs['fill'], attrs['fill-opacity']);
  const stroke = paint(attrs['stroke'], attrs['stroke-width'], attrs['stroke-opacity']);
  const outline = attrs['ecmeta_at'] === undefined ? undefined : outlineOf(node);
  // A gradient runs along its element, wherever that is turned to.
  if (!outline || outline.segments.length > MOST_SEGMENTS || (!fill && !stroke) || fill?.startsWith('url'))
    return node;
  if (sketch.load > SOME && isTiny(sizeOf(outline.segments), fill)) return node;
  const owner = sketch.owners[Number(attrs['ecmeta_at'])];
  const name = `${owner?.part} ${owner?.index} ${owner?.datum ?? ''}`;
  const turn = turns.get(name) ?? 0;
  turns.set(name, turn + 1);
  const children = strokes(
    node,
    outline,
    {
      fill,
      stroke,
      isMark: owner?.part === 'series',
      canHatch: hatched.has(sortOf(node, sketch) ?? ''),
    },
    sketch,
    `${name} ${turn}`,
  );
  return {
    tag: 'g',
    attrs: { ecmeta_at: attrs['ecmeta_at'], 'pointer-events': attrs['pointer-events'] },
    children,
  };
}

/** Returns a colour, undefined where nothing is seen of it. @param amounts Its width and opacity; 1 for what is not given. */
const paint = (value: unknown, ...amounts: readonly unknown[]) =>
  value === undefined ||
  value === 'none' ||
  value === 'transparent' ||
  amounts.some((amount) => Number(amount ?? 1) === 0)
    ? undefined
    : String(value);

interface Paints {
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly isMark: boolean;
  readonly canHatch: boolean;
}

function strokes(
  { tag, attrs }: VNode,
  { segments, scale }: Outline,
  { fill, stroke, isMark, canHatch }: Paints,
  { settings, load, paper }: Sketch,
  name: string,
): readonly VNode[] {
  const width = Number(attrs['stroke-width'] ?? 1) * scale;
  const isSmall = isSmallSize(sizeOf(segments));
  const isHatched = fill !== undefined && settings.fillStyle !== 'solid' && canHatch;
  const options = {
    roughness: settings.roughness * (isSmall ? 0.5 : isMark ? 1 : 0.7),
    bowing: 0.8,
    seed: seedOf(name, settings.seed),
    strokeWidth: width,
    stroke: 'x',
    disableMultiStroke: load > FEW || !isMark,
    disableMultiStrokeFill: true,
    preserveVertices: isSmall,
  };
  const lines = outlineColour(fill, stroke === paper ? undefined : stroke, isMark);
  const hatching = isHatched
    ? { ...options, fill, fillStyle: settings.fillStyle, hachureGap: load > FEW ? 7 : 5 }
    : undefined;
  const sets = lines || hatching ? roughSets(segments, options, hatching) : [];
  const dashes = attrs['stroke-dasharray'];
  const own = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' } as const;
  const nodes: VNode[] = [];
  if (fill && load > SOME && lines === fill) {
    // Of many, each is filled up to its stroke, and has no other.
    const opacity = attrs['fill-opacity'];
    const path = writeStrokes(
      sets.flatMap(({ ops }) => ops),
      true,
    );
    return [{ tag: 'path', attrs: { d: path, fill, 'fill-opacity': opacity } }];
  }
  if (fill) {
    // A wash below the hatching joins it to a shape for the eye, and takes clicks between its lines.
    const opacity = Number(attrs['fill-opacity'] ?? 1) * (isHatched ? 0.18 : 1);
    const { d, points, cx, cy, r, transform } = attrs;
    const faint = opacity < 1 ? { 'fill-opacity': round2(opacity) } : {};
    nodes.push({ tag, attrs: { d, points, cx, cy, r, transform, fill, ...faint } });
  }
  for (const set of sets) {
    const path = writeStrokes(set.ops);
    if (path === '') continue;
    const opacity = set.type === 'path' ? attrs['stroke-opacity'] : attrs['fill-opacity'];
    const colour = set.type === 'path' ? lines : fill;
    if (colour === undefined) continue;
    nodes.push({
      tag: 'path',
      attrs: {
        d: path,
        ...own,
        stroke: colour,
        'stroke-width': round2(set.type === 'path' ? (stroke === lines ? Math.max(width, 0.8) : 1.4) : 1.4),
        ...(opacity === undefined ? {} : { 'stroke-opacity': opacity }),
        ...(dashes === undefined || set.type !== 'path' ? {} : { 'stroke-dasharray': dashes }),
      },
    });
  }
  return nodes;
}

type Options = NonNullable<Parameters<typeof generator.path>[1]>;
type Sets = ReturnType<typeof generator.path>['sets'];

/** Draws an outline by hand, and hatches what is inside. */
function roughSets(segments: Outline['segments'], options: Options, hatching?: Options): Sets {
  const lines = straightLines(segments);
  if (!hatching) {
    if (lines) return lines.flatMap((line) => generator.linearPath(line, options).sets);
    return generator.path(writePath(segments), options).sets;
  }
  const closed = closedParts(segments);
  const [only, more] = lines ?? [];
  if (closed.length === segments.length) {
    return only && !more
      ? generator.polygon(only.slice(0, -1), hatching).sets
      : generator.path(writePath(segments), hatching).sets;
  }
  // Strokes that lead nowhere, such as the wicks of candles, have no inside.
  const inside = generator.path(writePath(closed), { ...hatching, stroke: 'none' }).sets;
  return [...inside, ...roughSets(segments, options)];
}

/** A filled mark is outlined in its own colour, unless it has another; an area below a line has none. */
function outlineColour(
  fill: string | undefined,
  stroke: string | undefined,
  isMark: boolean,
): string | undefined {
  if (stroke || !fill || !isMark) return stroke;
  return fill;
}

/** Dots, and bars as thin as a stroke. */
const isTiny = ([across, down]: readonly [number, number], fill: string | undefined) =>
  Math.max(across, down) < DOT || (fill !== undefined && Math.min(across, down) < THIN);

const round2 = (value: number) => Math.round(value * 100) / 100;

/** Returns the width and the height of the box around an outline; those of a level or upright line are 0. */
function sizeOf(segments: Outline['segments']): readonly [width: number, height: number] {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { data } of segments) {
    for (let at = 0; at + 1 < data.length; at += 2) {
      const [x = 0, y = 0] = [data[at], data[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right >= left ? [right - left, bottom - top] : [0, 0];
}
