import {
  PerimeterRegistry,
  Point,
  registerDefaultPerimeters,
  type CellState,
  type PerimeterFunction,
  type Rectangle,
} from '@maxgraph/core';
import type { StyleRecord } from '../style/styleText.js';

/** A corner of an outline, from (0, 0) at the top left to (1, 1). */
type Corner = readonly [x: number, y: number];
type Outline = (style: StyleRecord, width: number, height: number) => readonly Corner[];

const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Returns a size of a style as a share of a length: it is one unless the style says that it is fixed. */
function share(style: StyleRecord, length: number, otherwise: number, fixed: number): number {
  const isFixed = style['fixedSize'] === 1 || style['fixedSize'] === '1';
  const size = number(style['size'], isFixed ? fixed : otherwise);
  return Math.max(0, Math.min(1, isFixed ? size / Math.max(1, length) : size));
}

/** The outlines of shapes whose edges end on slanted sides; default sizes as in draw.io's shapes. */
const OUTLINES: Readonly<Record<string, Outline>> = {
  parallelogramPerimeter: (style, width) => {
    const size = share(style, width, 0.2, 20);
    return [
      [size, 0],
      [1, 0],
      [1 - size, 1],
      [0, 1],
    ];
  },
  trapezoidPerimeter: (style, width) => {
    const size = Math.min(0.5, share(style, width, 0.2, 20));
    return [
      [size, 0],
      [1 - size, 0],
      [1, 1],
      [0, 1],
    ];
  },
  stepPerimeter: (style, width) => {
    const size = share(style, width, 0.2, 20);
    return [
      [0, 0],
      [1 - size, 0],
      [1, 0.5],
      [1 - size, 1],
      [0, 1],
      [size, 0.5],
    ];
  },
  hexagonPerimeter2: (style, width) => {
    const size = Math.min(0.5, share(style, width, 0.25, 20));
    return [
      [size, 0],
      [1 - size, 0],
      [1, 0.5],
      [1 - size, 1],
      [size, 1],
      [0, 0.5],
    ];
  },
  calloutPerimeter: (style, _width, height) => {
    const size = Math.min(1, number(style['size'], 30) / Math.max(1, height));
    return [
      [0, 0],
      [1, 0],
      [1, 1 - size],
      [0, 1 - size],
    ];
  },
};

const turns: Readonly<Record<string, number>> = { south: 1, west: 2, north: 3 };

/** Turns an outline by quarters, as a shape's direction does. */
function turned(corners: readonly Corner[], direction: unknown): readonly Corner[] {
  let result = corners;
  for (let turn = turns[String(direction)] ?? 0; turn > 0; turn -= 1)
    result = result.map(([x, y]) => [1 - y, x] as const);
  return result;
}

function outlinePerimeter(outline: Outline): PerimeterFunction {
  return (bounds, vertex, next, orthogonal) => {
    const style = vertex.style as StyleRecord;
    const isUpright = style['direction'] === 'north' || style['direction'] === 'south';
    const { scale } = vertex.view;
    const [width, height] = [bounds.width / scale, bounds.height / scale];
    const shares = isUpright ? outline(style, height, width) : outline(style, width, height);
    const corners = turned(shares, style['direction']).map(
      ([x, y]) => new Point(bounds.x + x * bounds.width, bounds.y + y * bounds.height),
    );
    return meeting(corners, startOf(bounds, next, orthogonal), next) ?? center(bounds);
  };
}

const center = (bounds: Rectangle) => new Point(bounds.getCenterX(), bounds.getCenterY());

/** A right-angled edge leaves straight where it can. */
function startOf(bounds: Rectangle, next: Point, orthogonal: boolean): Point {
  const start = center(bounds);
  if (!orthogonal) return start;
  if (next.x >= bounds.x && next.x <= bounds.x + bounds.width) start.x = next.x;
  else if (next.y >= bounds.y && next.y <= bounds.y + bounds.height) start.y = next.y;
  return start;
}

/** Returns where the way from inside to a point outside crosses an outline, as near to the point as can be. */
function meeting(corners: readonly Point[], from: Point, to: Point): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  corners.forEach((corner, index) => {
    const other = corners[(index + 1) % corners.length]!;
    const at = crossing(from, to, corner, other);
    if (!at) return;
    const distance = (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** Returns where a ray from one point through another crosses a stretch. */
export function crossing(from: Point, to: Point, start: Point, end: Point): Point | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ex, ey] = [end.x - start.x, end.y - start.y];
  const area = dx * ey - dy * ex;
  if (area === 0) return undefined;
  const along = ((start.x - from.x) * ey - (start.y - from.y) * ex) / area;
  const aside = ((start.x - from.x) * dy - (start.y - from.y) * dx) / area;
  if (along < 0 || aside < 0 || aside > 1) return undefined;
  return new Point(from.x + along * dx, from.y + along * dy);
}

/** The middle line of a lifeline or a backbone: edges end on it at the height they come from. */
const alongMiddle =
  (isLifeline: boolean): PerimeterFunction =>
  (bounds, vertex, next) => {
    const size = isLifeline ? sizeOf(vertex) : 0;
    const isUpright = isLifeline || bounds.height > bounds.width;
    if (!isUpright)
      return new Point(Math.min(bounds.x + bounds.width, Math.max(bounds.x, next.x)), bounds.getCenterY());
    if (isLifeline && next.y < bounds.y + size)
      return new Point(next.x < bounds.getCenterX() ? bounds.x : bounds.x + bounds.width, next.y);
    return new Point(bounds.getCenterX(), Math.min(bounds.y + bounds.height, Math.max(bounds.y, next.y)));
  };

const sizeOf = ({ style, view }: CellState) => number((style as StyleRecord)['size'], 40) * view.scale;

/** Makes draw.io's perimeters known to the library. */
export function registerPerimeters(): void {
  registerDefaultPerimeters();
  for (const [name, outline] of Object.entries(OUTLINES))
    PerimeterRegistry.add(name, outlinePerimeter(outline));
  PerimeterRegistry.add('lifelinePerimeter', alongMiddle(true));
  PerimeterRegistry.add('backbonePerimeter', alongMiddle(false));
  PerimeterRegistry.add('centerPerimeter', center);
}
