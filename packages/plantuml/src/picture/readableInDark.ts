import { colours, contrast, pictureColours } from '@letu/core/palette';

/** A filled shape that others may lie on. */
interface Area {
  readonly fill: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

const ELEMENT = /<(rect|path|polygon|ellipse|line|text)\b[^>]*>/g;
const HEX = /^#[\da-f]{6}$/i;
/** Smaller shapes are arrow heads and bars, which nothing lies on, in pixels. */
const LEAST_AREA = 12;
/** Larger shapes are no signs, whatever their outline: boxes of states that hold others have it in the colour of their fill. */
const LARGEST_SIGN = 40;
/** Text, and lines, with less contrast were not meant for what they lie on. */
const LEAST_TEXT = 2.5;
const LEAST_LINE = 1.6;

const TEXTS = [pictureColours.dark.text, pictureColours.light.text] as const;
const LINES = [pictureColours.dark.edge, pictureColours.light.edge] as const;

/**
 * Makes what cannot be seen in a picture for a dark page readable: light text on light colours, and black on the page. PlantUML
 * chooses ink by the page alone, and libraries such as ArchiMate's name colours that are meant for white.
 *
 * @param svg A picture of the engine, whose shapes stand where their attributes say.
 */
export function readableInDark(svg: string): string {
  const areas: Area[] = [];
  const groundAt = ([x, y]: Point) =>
    areas.findLast(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
      ?.fill ?? colours.dark.ground;
  return svg.replaceAll(ELEMENT, (tag: string, name: string) => {
    const points = pointsOf(tag, name);
    const [first] = points;
    if (!first) return tag;
    if (name === 'text') return withInk(tag, 'fill', groundAt(first), TEXTS, LEAST_TEXT);
    const area = areaOf(tag, points);
    if (area) {
      areas.push(area);
      return tag;
    }
    const ground = groundAt(middleOf(points));
    const lined = withInk(tag, 'stroke', ground, LINES, LEAST_LINE);
    // A sign is filled in its ink; a bar with an outline of its own is seen by that.
    return isOutlined(tag) ? lined : withInk(lined, 'fill', ground, LINES, LEAST_LINE);
  });
}

/** Returns an element with another colour, where its own cannot be seen on what it lies on. */
function withInk(
  tag: string,
  property: 'fill' | 'stroke',
  ground: string,
  inks: readonly string[],
  least: number,
): string {
  const ink = valueOf(tag, property);
  if (ink === undefined || !HEX.test(ink) || contrast(ink, ground) >= least) return tag;
  const [best = ink] = inks.toSorted((one, other) => contrast(other, ground) - contrast(one, ground));
  return tag.replace(` ${property}="${ink}"`, ` ${property}="${best}"`);
}

function areaOf(tag: string, points: readonly Point[]): Area | undefined {
  const fill = valueOf(tag, 'fill');
  if (fill === undefined || !HEX.test(fill)) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const area = {
    fill,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  if (Math.min(width, height) < LEAST_AREA) return undefined;
  const isSign = !isOutlined(tag) && !tag.startsWith('<rect') && Math.max(width, height) <= LARGEST_SIGN;
  return isSign ? undefined : area;
}

/** Tells whether a shape has an outline of another colour than its fill. */
function isOutlined(tag: string): boolean {
  const stroke = valueOf(tag, 'stroke');
  return stroke !== undefined && HEX.test(stroke) && stroke !== valueOf(tag, 'fill');
}

function pointsOf(tag: string, name: string): readonly Point[] {
  const number = (attribute: string) => Number(valueOf(tag, attribute) ?? 0);
  switch (name) {
    case 'rect': {
      const [x, y] = [number('x'), number('y')];
      return [
        [x, y],
        [x + number('width'), y + number('height')],
      ];
    }
    case 'ellipse': {
      const [cx, cy, rx, ry] = [number('cx'), number('cy'), number('rx'), number('ry')];
      return [
        [cx - rx, cy - ry],
        [cx + rx, cy + ry],
      ];
    }
    case 'line':
      return [
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ];
    case 'text':
      return [[number('x') + 1, number('y') - number('font-size') / 3]];
    default:
      return [...(valueOf(tag, 'd') ?? valueOf(tag, 'points') ?? '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)],
      );
  }
}

function middleOf(points: readonly Point[]): Point {
  const [first = [0, 0] as const] = points;
  const last = points.at(-1) ?? first;
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

const valueOf = (tag: string, attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1];
