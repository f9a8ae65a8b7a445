import type { Drawable, Op, Options } from 'roughjs/bin/core.js';
import type { RoughGenerator } from 'roughjs/bin/generator.js';
import type { LinearElement, Point } from '../document/model.js';
import { distance, rotate } from './geometry.js';
import { dotted, strokeOptions } from './strokes.js';

type End = 'start' | 'end';

/** The largest a head becomes, in pixels; it shrinks with the last piece of its line. */
const SIZES: Readonly<Record<string, number>> = {
  arrow: 25,
  diamond: 12,
  diamond_outline: 12,
  crowfoot_many: 20,
  crowfoot_one: 20,
  crowfoot_one_or_many: 20,
};
const USUAL_SIZE = 15;

/** How far the sides of a head are from its line, in degrees. */
const ANGLES: Readonly<Record<string, number>> = { bar: 90, arrow: 20 };
const USUAL_ANGLE = 25;

/** Draws what is at the ends of an arrow. @param line What was drawn of the arrow: its trembling end is where the head goes. */
export function arrowheads(
  element: LinearElement,
  line: Drawable,
  generator: RoughGenerator,
  boardColour: string,
): readonly Drawable[] {
  // Each head goes on from the options of the one before, as Excalidraw's do.
  const options = strokeOptions(element);
  return (['start', 'end'] as const).flatMap((end) => {
    const head = end === 'start' ? element.startArrowhead : element.endArrowhead;
    if (head === null) return [];
    return drawHead({ element, line, generator, boardColour, options, end, head });
  });
}

interface Head {
  readonly element: LinearElement;
  readonly line: Drawable;
  readonly generator: RoughGenerator;
  readonly boardColour: string;
  readonly options: Options;
  readonly end: End;
  readonly head: string;
}

function drawHead(drawing: Head): readonly Drawable[] {
  const { element, generator, boardColour, options, head } = drawing;
  const place = placeOf(drawing);
  if (!place) return [];
  const filled = (name: string): Options => {
    delete options.strokeLineDash;
    return {
      ...options,
      fill: head === `${name}_outline` ? boardColour : element.strokeColor,
      fillStyle: 'solid',
      roughness: Math.min(1, options.roughness ?? 0),
    };
  };
  switch (head) {
    case 'dot':
    case 'circle':
    case 'circle_outline': {
      const { tip, back } = place;
      const round = filled('circle');
      const diameter = distance(back, tip) + element.strokeWidth - 2;
      return [
        generator.circle(tip[0], tip[1], diameter, {
          ...round,
          stroke: element.strokeColor,
          roughness: Math.min(0.5, options.roughness ?? 0),
        }),
      ];
    }
    case 'triangle':
    case 'triangle_outline': {
      const [one, other] = sides(place, head);
      return [generator.polygon([[...place.tip], one, other, [...place.tip]], filled('triangle'))];
    }
    case 'diamond':
    case 'diamond_outline': {
      const [one, other] = sides(place, head);
      const far = opposite(drawing, place);
      return [generator.polygon([[...place.tip], one, far, other, [...place.tip]], filled('diamond'))];
    }
    case 'crowfoot_one': {
      const [one, other] = sides(place, head);
      return [generator.line(...one, ...other, options)];
    }
    default:
      return openHead(drawing, place);
  }
}

/** Draws a head of two strokes, or of a crow's foot. */
function openHead(
  { element, generator, options, head, ...drawing }: Head,
  place: Place,
): readonly Drawable[] {
  if (element.strokeStyle === 'dotted') {
    const [dot = 0, gap = 0] = dotted(element.strokeWidth - 1);
    options.strokeLineDash = [dot, gap - 1];
  } else delete options.strokeLineDash;
  options.roughness = Math.min(1, options.roughness ?? 0);
  const isFoot = head === 'crowfoot_many' || head === 'crowfoot_one_or_many';
  const [one, other] = isFoot ? toes(place) : sides(place, head);
  const [x, y] = isFoot ? place.back : place.tip;
  const lines = [generator.line(...one, x, y, options), generator.line(...other, x, y, options)];
  if (head !== 'crowfoot_one_or_many') return lines;
  const bar = placeOf({ ...drawing, element, head: 'crowfoot_one' });
  return bar ? [...lines, lineBetween(generator, sides(bar, 'crowfoot_one'), options)] : lines;
}

const lineBetween = (generator: RoughGenerator, [one, other]: Sides, options: Options) =>
  generator.line(...one, ...other, options);

/** Where a head is: its tip, and the point on the line where it begins. */
interface Place {
  readonly tip: Point;
  readonly back: Point;
  readonly size: number;
}

type Sides = readonly [[number, number], [number, number]];

function placeOf({
  element,
  line,
  end,
  head,
}: Pick<Head, 'element' | 'line' | 'end' | 'head'>): Place | undefined {
  const ops = lineOps(line);
  const at = end === 'start' ? 1 : ops.length - 1;
  const [op, before] = [ops[at], ops[at - 1]];
  if (!op || !before || op.data.length !== 6) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = op.data;
  const [x0 = 0, y0 = 0] =
    before.op === 'move' ? before.data : before.op === 'bcurveTo' ? before.data.slice(4) : [];
  const tip: Point = end === 'start' ? [x0, y0] : [x3, y3];
  // Not the very end says where a line comes from, which trembles.
  const t = 0.3;
  const at3 = (p0: number, p1: number, p2: number, p3: number) =>
    (1 - t) ** 3 * p3 + 3 * t * (1 - t) ** 2 * p2 + 3 * t ** 2 * (1 - t) * p1 + p0 * t ** 3;
  const near: Point = [at3(x0, x1, x2, x3), at3(y0, y1, y2, y3)];
  const length = distance(near, tip);
  if (!(length > 0)) return undefined;
  const most = SIZES[head] ?? USUAL_SIZE;
  const size = Math.min(most, lastPiece(element, end) * (head.startsWith('diamond') ? 0.25 : 0.5));
  const back: Point = [
    tip[0] - ((tip[0] - near[0]) / length) * size,
    tip[1] - ((tip[1] - near[1]) / length) * size,
  ];
  return { tip, back, size };
}

/** Returns how roughjs draws the line itself, without what fills it. */
export function lineOps({ sets }: Drawable): readonly Op[] {
  return (sets.find(({ type }) => type === 'path') ?? sets[0])?.ops ?? [];
}

function lastPiece({ points }: LinearElement, end: End): number {
  const [tip, next] = end === 'end' ? [points.at(-1), points.at(-2)] : [points[0], points[1]];
  return tip && next ? distance(tip, next) : 0;
}

function sides({ tip, back }: Place, head: string): Sides {
  const angle = ((ANGLES[head] ?? USUAL_ANGLE) * Math.PI) / 180;
  return [[...rotate(back, tip, -angle)], [...rotate(back, tip, angle)]];
}

/** Returns the outer toes of a crow's foot, which stand on what the line leads to. */
function toes({ tip, back }: Place): Sides {
  const angle = (USUAL_ANGLE * Math.PI) / 180;
  return [[...rotate(tip, back, -angle)], [...rotate(tip, back, angle)]];
}

/** Returns the corner of a diamond that lies opposite to its tip. */
function opposite({ element: { points }, end }: Head, { tip: [x, y], size }: Place): [number, number] {
  const [px, py] = (end === 'start' ? points[1] : points.at(-2)) ?? [0, 0];
  return end === 'start'
    ? [...rotate([x + size * 2, y], [x, y], Math.atan2(py - y, px - x))]
    : [...rotate([x - size * 2, y], [x, y], Math.atan2(y - py, x - px))];
}
