import type { Box, FigureLink, Head, Label, LinkEnd, Point } from '../figure.js';
import { centreOf, distance, lengthOf, nearestOn, pulled } from '../picture/path.js';
import { htmlOf, type Cell, type Style } from './cell.js';
import { dashStyle, fontStyle, sharesIn } from './styles.js';

/** What draw.io calls the heads, and whether they are filled. */
const HEADS: Readonly<Record<Head, readonly [name: string, fill?: 0 | 1]>> = {
  none: ['none'],
  triangle: ['block', 1],
  'triangle-hollow': ['block', 0],
  notched: ['classic', 1],
  open: ['open', 0],
  diamond: ['diamondThin', 1],
  'diamond-hollow': ['diamondThin', 0],
  circle: ['oval', 1],
  'circle-hollow': ['oval', 0],
  cross: ['cross', 0],
  bar: ['ERone', 0],
  'er-one': ['ERone', 0],
  'er-many': ['ERmany', 0],
  'er-one-or-many': ['ERoneToMany', 0],
  'er-zero-or-many': ['ERzeroToMany', 0],
  'er-zero-or-one': ['ERzeroToOne', 0],
  'er-only-one': ['ERmandOne', 0],
};

/** What an edge has to know of the rest of the page. */
export interface EdgePlace {
  readonly boxOf: (part: string) => Box | undefined;
  /** The upper left corner of what the edge is in. */
  readonly origin: Point;
  readonly parent: string;
  /** What labels that stand on their line are written on. */
  readonly paper: string;
}

/** Returns the cells of a link: its edge, and those of its labels that are not its first. */
export function edgeCells(link: FigureLink, place: EdgePlace): readonly Cell[] {
  const { from, to, points, course, paint, labels, id } = link;
  const moved = ({ x, y }: Point) => ({ x: x - place.origin.x, y: y - place.origin.y });
  const [source, target] = [tiedTo(from, place), tiedTo(to, place)];
  const way = [from.at, ...points, to.at];
  const drawn = course === 'curved' ? pulled(way) : way;
  const [main, ...others] = labels.toSorted((a, b) => middleness(way, b) - middleness(way, a));
  const isLoop = source !== undefined && source === target;
  const style: Style = [
    ['edgeStyle', 'none'],
    ['html', 1],
    ['rounded', course === 'rounded' ? 1 : 0],
    ...(course === 'curved' ? ([['curved', 1]] as const) : []),
    ...(isLoop ? ([['orthogonalLoop', 1]] as const) : []),
    ...headStyle('start', from, paint.strokeWidth),
    ...headStyle('end', to, paint.strokeWidth),
    ...endStyle('exit', from, source, place),
    ...endStyle('entry', to, target, place),
    ['strokeColor', paint.stroke ?? 'none'],
    ...(Math.abs(paint.strokeWidth - 1) > 0.05
      ? ([['strokeWidth', Math.round(paint.strokeWidth * 100) / 100]] as const)
      : []),
    ...dashStyle(paint.dash, paint.dashes, paint.strokeWidth),
    ...(main ? labelStyle(main, [way, drawn], place.paper) : []),
  ];
  return [
    {
      id,
      parent: place.parent,
      value: main ? htmlOf(main) : '',
      style,
      isEdge: true,
      ...(main ? alongOf(way, main) : {}),
      source,
      target,
      sourcePoint: source === undefined ? moved(from.at) : undefined,
      targetPoint: target === undefined ? moved(to.at) : undefined,
      points: points.map(moved),
    },
    ...others.map((label, index): Cell => ({
      id: `${id}-${index + 1}`,
      parent: id,
      value: htmlOf(label),
      style: [
        ['edgeLabel'],
        ['html', 1],
        ['resizable', 0],
        ['points', '[]'],
        ...labelStyle(label, [way, drawn], place.paper),
      ],
      isEdge: false,
      isConnectable: false,
      ...alongOf(way, label),
    })),
  ];
}

const tiedTo = ({ part }: LinkEnd, { boxOf }: EdgePlace) =>
  part !== undefined && boxOf(part) ? part : undefined;

/** Heads of draw.io are as long as is said, and as the line is wide. */
function headStyle(side: 'start' | 'end', { head, size }: LinkEnd, strokeWidth: number): Style {
  const [name, fill] = HEADS[head];
  if (fill === undefined) return [[`${side}Arrow`, name]];
  const isEr = name.startsWith('ER');
  return [
    [`${side}Arrow`, name],
    [`${side}Fill`, fill],
    [
      `${side}Size`,
      Math.round(Math.max(4, isEr ? Math.min(10, size / 3) : Math.min(24, size - strokeWidth))),
    ],
  ];
}

function endStyle(
  name: 'exit' | 'entry',
  { at }: LinkEnd,
  part: string | undefined,
  { boxOf }: EdgePlace,
): Style {
  const box = part === undefined ? undefined : boxOf(part);
  if (!box) return [];
  const share = sharesIn(at, box);
  const written = (value: number) => Math.round(value * 10000) / 10000;
  return [
    [`${name}X`, written(share.x)],
    [`${name}Y`, written(share.y)],
    [`${name}Dx`, 0],
    [`${name}Dy`, 0],
    [`${name}Perimeter`, 0],
  ];
}

/** @param ways The line as the picture has it, and as draw.io draws it. */
function labelStyle(label: Label, ways: readonly (readonly Point[])[], paper: string): Style {
  const centre = centreOf(label.box);
  const isOnLine = ways.some((way) =>
    way.some((to, index) => {
      const { x, y } = nearestOn(centre, way[index - 1] ?? to, to);
      return (
        Math.abs(x - centre.x) < label.box.width * 0.4 && Math.abs(y - centre.y) < label.box.height * 0.5
      );
    }),
  );
  return [
    // Where it is not in the middle, the label begins or ends at its place.
    ['align', label.align],
    ['verticalAlign', 'middle'],
    ...fontStyle(label),
    ['labelBackgroundColor', isOnLine ? paper : 'none'],
  ];
}

/** How near to the middle of its line a label is, from 0 to 1. */
const middleness = (way: readonly Point[], label: Label) => 1 - Math.abs(alongOf(way, label).along);

/** Returns the nearest place along a line, from -1 to 1, and how far from it the middle, or the side, of a label is. */
function alongOf(way: readonly Point[], label: Label): { readonly along: number; readonly offset: Point } {
  const centre = centreOf(label.box);
  const { x, width } = label.box;
  const own = { left: x, center: centre.x, right: x + width }[label.align];
  const whole = lengthOf(way);
  let best = { away: Infinity, at: way[0] ?? centre, passed: 0 };
  let passed = 0;
  for (let index = 1; index < way.length; index += 1) {
    const [from, to] = [way[index - 1] as Point, way[index] as Point];
    const length = distance(from, to);
    const t =
      length === 0
        ? 0
        : Math.max(
            0,
            Math.min(
              1,
              ((centre.x - from.x) * (to.x - from.x) + (centre.y - from.y) * (to.y - from.y)) / length ** 2,
            ),
          );
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    const away = distance(at, centre);
    if (away < best.away) best = { away, at, passed: passed + length * t };
    passed += length;
  }
  const along = whole > 0 ? (best.passed / whole) * 2 - 1 : 0;
  return { along, offset: { x: own - best.at.x, y: centre.y - best.at.y } };
}
