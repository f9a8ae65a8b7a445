import { Perimeter, Point, type CellState, type PerimeterFunction, type Rectangle } from '@maxgraph/core';
import { StyleReader } from './style.js';

type Corner = readonly [x: number, y: number];
/** The corners of a shape of a size, clockwise; (0, 0) is its top left. */
type Outline = (width: number, height: number, style: StyleReader) => readonly Corner[];

/** Turns corners of a shape that points to the east into those of the direction its style says. */
function directed(outline: Outline, vertex: CellState, bounds: Rectangle): readonly Corner[] {
  const style = new StyleReader(vertex.style);
  const scale = vertex.view.scale;
  const [w, h] = [bounds.width / scale, bounds.height / scale];
  const direction = style.text('direction', 'east');
  const isUpright = direction === 'north' || direction === 'south';
  const corners = isUpright ? outline(h, w, style) : outline(w, h, style);
  return corners.map(([x, y]): Corner => {
    const [px, py] =
      direction === 'south'
        ? [w - y, x]
        : direction === 'north'
          ? [y, h - x]
          : direction === 'west'
            ? [w - x, h - y]
            : [x, y];
    return [bounds.x + px * scale, bounds.y + py * scale];
  });
}

/** Where the ray from a middle towards a point leaves a polygon. */
function leaving(corners: readonly Corner[], [cx, cy]: Corner, next: Point): Point | null {
  const [dx, dy] = [next.x - cx, next.y - cy];
  let best = 0;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    const [ex, ey] = [bx - ax, by - ay];
    const across = dx * ey - dy * ex;
    if (Math.abs(across) < 1e-9) return;
    const along = ((ax - cx) * ey - (ay - cy) * ex) / across;
    const onSide = ((ax - cx) * dy - (ay - cy) * dx) / across;
    if (along > best && onSide >= -1e-9 && onSide <= 1 + 1e-9) best = along;
  });
  return best > 0 ? new Point(cx + dx * best, cy + dy * best) : null;
}

/** The perimeter of a shape with straight sides. */
function sides(outline: Outline): PerimeterFunction {
  return (bounds, vertex, next, orthogonal) => {
    const corners = directed(outline, vertex, bounds);
    const [cx, cy] = [bounds.getCenterX(), bounds.getCenterY()];
    const isBeside = next.x < bounds.x || next.x > bounds.x + bounds.width;
    const from: Corner = orthogonal
      ? isBeside
        ? [cx, Math.max(bounds.y, Math.min(bounds.y + bounds.height, next.y))]
        : [next.x, cy]
      : [cx, cy];
    const to = orthogonal ? (isBeside ? new Point(next.x, from[1]) : new Point(from[0], next.y)) : next;
    return leaving(corners, from, to) ?? Perimeter.RectanglePerimeter(bounds, vertex, next, orthogonal);
  };
}

const rectangle: Outline = (w, h) => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
];

const parallelogram: Outline = (w, h, style) => {
  const slant = style.part('size', w, 0.2, 20);
  return [
    [slant, 0],
    [w, 0],
    [w - slant, h],
    [0, h],
  ];
};

const trapezoid: Outline = (w, h, style) => {
  const slant = style.part('size', w, 0.2, 20, w / 2);
  return [
    [slant, 0],
    [w - slant, 0],
    [w, h],
    [0, h],
  ];
};

const step: Outline = (w, h, style) => {
  const point = style.part('size', w, 0.2, 20);
  return [
    [0, 0],
    [w - point, 0],
    [w, h / 2],
    [w - point, h],
    [0, h],
    [point, h / 2],
  ];
};

const hexagon: Outline = (w, h, style) => {
  const point = style.part('size', w, 0.25, 20, w / 2);
  return [
    [point, 0],
    [w - point, 0],
    [w, h / 2],
    [w - point, h],
    [point, h],
    [0, h / 2],
  ];
};

/** Without the tail, which lines do not lead to. */
const callout: Outline = (w, h, style) => rectangle(w, Math.max(0, h - style.number('size', 30)), style);

/** The tab and what is below it. */
const folder: Outline = (w, h, style) => {
  const [tabWidth, tabHeight] = [style.within('tabWidth', 60, 0, w), style.within('tabHeight', 20, 0, h)];
  return style.text('tabPosition', 'right') === 'left'
    ? [
        [0, 0],
        [tabWidth, 0],
        [tabWidth, tabHeight],
        [w, tabHeight],
        [w, h],
        [0, h],
      ]
    : [
        [w - tabWidth, 0],
        [w, 0],
        [w, h],
        [0, h],
        [0, tabHeight],
        [w - tabWidth, tabHeight],
      ];
};

const center: PerimeterFunction = (bounds) => new Point(bounds.getCenterX(), bounds.getCenterY());

/** A lifeline is met at its middle, at the height of what leads to it. */
const lifeline: PerimeterFunction = (bounds, vertex, next) => {
  const head = new StyleReader(vertex.style).number('size', 40) * vertex.view.scale;
  const top = bounds.y + head;
  if (next.y < top)
    return Perimeter.RectanglePerimeter({ ...bounds, height: head } as Rectangle, vertex, next, false);
  return new Point(bounds.getCenterX(), Math.min(bounds.y + bounds.height, next.y));
};

/** A bar is met at the side that faces what leads to it, at the same height. */
const backbone: PerimeterFunction = (bounds, vertex, next) => {
  const width = new StyleReader(vertex.style).number('strokeWidth', 1) * (vertex.view.scale / 2);
  const [left, right] = [bounds.x - width, bounds.x + bounds.width + width];
  const y = Math.max(bounds.y, Math.min(bounds.y + bounds.height, next.y));
  return new Point(next.x < bounds.getCenterX() ? left : right, y);
};

/** The perimeters of draw.io by the names that styles call them by. */
export const perimeters: Readonly<Record<string, PerimeterFunction>> = {
  rectanglePerimeter: Perimeter.RectanglePerimeter,
  ellipsePerimeter: Perimeter.EllipsePerimeter,
  rhombusPerimeter: Perimeter.RhombusPerimeter,
  trianglePerimeter: Perimeter.TrianglePerimeter,
  hexagonPerimeter: Perimeter.HexagonPerimeter,
  hexagonPerimeter2: sides(hexagon),
  parallelogramPerimeter: sides(parallelogram),
  trapezoidPerimeter: sides(trapezoid),
  stepPerimeter: sides(step),
  calloutPerimeter: sides(callout),
  folderPerimeter: sides(folder),
  centerPerimeter: center,
  lifelinePerimeter: lifeline,
  umlFramePerimeter: sides(rectangle),
  orthogonalPerimeter: sides(rectangle),
  backbonePerimeter: backbone,
};
