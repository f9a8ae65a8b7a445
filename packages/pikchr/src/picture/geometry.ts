import type { SvgElement } from '@letu/core';

type Point = readonly [x: number, y: number];

/** How far a line may end from what it touches, in pixels: half the thickest stroke. */
const REACH = 3;
/** How far the head of an arrow stands out behind the end of its line. */
const HEAD_LENGTH = 12;
const SEGMENT = /([MLAQZ])([^MLAQZ]*)/g;
const NUMBER = /-?[\d.]+(?:e-?\d+)?/g;

/** Returns the two points a line leads from and to: the tips of its heads, else its ends. */
export function endsOf(elements: readonly SvgElement[]): readonly Point[] {
  const points = elements.filter(({ name }) => name === 'path').flatMap(pointsOf);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const tips = elements
    .filter(({ name }) => name === 'polygon')
    .map((head) => pairs(head.attribute('points'))[0]);
  const tipAt = (end: Point) =>
    tips.find((tip) => tip && Math.hypot(tip[0] - end[0], tip[1] - end[1]) < HEAD_LENGTH);
  return [tipAt(first) ?? first, tipAt(last) ?? last];
}

/** The room that a shape takes, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the room that a shape takes; none where it has no outline. */
export function boxOf(elements: readonly SvgElement[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of elements.flatMap(pointsOf)) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Tells whether a point lies in or at a shape. */
export function touches([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return left - REACH <= x && x <= right + REACH && top - REACH <= y && y <= bottom + REACH;
}

/** The points of a path, or those farthest out of a circle or an ellipse. */
function pointsOf(element: SvgElement): readonly Point[] {
  const number = (name: string) => Number(element.attribute(name));
  const [x, y] = [number('cx'), number('cy')];
  if (element.name === 'circle') return around(x, y, number('r'), number('r'));
  if (element.name === 'ellipse') return around(x, y, number('rx'), number('ry'));
  if (element.name !== 'path') return [];
  return [...element.attribute('d').matchAll(SEGMENT)].flatMap(([, command, written = '']) => {
    const numbers = (written.match(NUMBER) ?? []).map(Number);
    const [endX, endY] = numbers.slice(-2);
    if (endX === undefined || endY === undefined) return [];
    const [radiusX = 0, radiusY = 0] = numbers;
    // A cylinder is half an ellipse higher and lower than its sides; round corners are quarters.
    const bulge = command === 'A' && radiusX !== radiusY ? radiusY : 0;
    return bulge === 0 ? [[endX, endY] as const] : around(endX, endY, 0, bulge);
  });
}

const around = (x: number, y: number, dx: number, dy: number): readonly Point[] => [
  [x - dx, y - dy],
  [x + dx, y + dy],
];

function pairs(points: string): readonly Point[] {
  return points.split(' ').map((pair) => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}
