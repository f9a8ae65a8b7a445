import type { LineStyle } from '../document/model.js';
import type { Node } from './node.js';
import type { Branch, Direction, Point } from './scene.js';

/** Writes a length to a tenth of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
const RADIUS = 8;

/** Where lines leave a topic to those below it. */
export function exitOf(node: Node, direction: Direction): Point {
  const { at, width, height, look } = node;
  const low = look.shape === 'underline' ? height / 2 : 0;
  switch (direction) {
    case 'right':
      return { x: at.x + width / 2, y: at.y + low };
    case 'left':
      return { x: at.x - width / 2, y: at.y + low };
    case 'down':
      return { x: at.x, y: at.y + height / 2 };
    default:
      return { x: at.x, y: at.y - height / 2 };
  }
}

/** Where the line to a topic arrives, which grows into a direction. */
export function entryOf(node: Node, direction: Direction): Point {
  return exitOf(node, OPPOSITE[direction]);
}

const OPPOSITE = { right: 'left', left: 'right', down: 'up', up: 'down' } as const;

/** Returns the line from a topic to one below it. */
export function branchBetween(from: Node, to: Node, direction: Direction, style: LineStyle): Branch {
  return branch(
    from,
    to,
    linePath(exitOf(from, direction), entryOf(to, direction), direction, style, from.rank === 'root'),
  );
}

/** Returns a branch of a path. */
export function branch(from: Node, to: Node, path: string): Branch {
  return {
    shape: `b-${to.topic.id}`,
    from: from.topic.id,
    to: to.topic.id,
    path,
    color: to.branch,
    width: from.look.lineWidth,
  };
}

function linePath(start: Point, end: Point, direction: Direction, style: LineStyle, isRoot: boolean): string {
  const from = `M${n(start.x)} ${n(start.y)}`;
  const to = `${n(end.x)} ${n(end.y)}`;
  if (style === 'straight') return `${from}L${to}`;
  const isAcross = direction === 'right' || direction === 'left';
  if (style === 'curve') return from + curve(start, end, isAcross, isRoot);
  const middle = isAcross ? (start.x + end.x) / 2 : (start.y + end.y) / 2;
  const corners = isAcross
    ? [
        { x: middle, y: start.y },
        { x: middle, y: end.y },
      ]
    : [
        { x: start.x, y: middle },
        { x: end.x, y: middle },
      ];
  return bent([start, ...corners, end], style === 'rounded' ? RADIUS : 0);
}

/** A curve that leaves the central topic at once for its end, and others as the topic lies. */
function curve(start: Point, end: Point, isAcross: boolean, isRoot: boolean): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const [one, other] = isAcross
    ? [
        { x: start.x + dx * (isRoot ? 0.25 : 0.5), y: isRoot ? start.y + dy * 0.75 : start.y },
        { x: end.x - dx * (isRoot ? 0.55 : 0.5), y: end.y },
      ]
    : [
        { x: isRoot ? start.x + dx * 0.6 : start.x, y: start.y + dy * (isRoot ? 0.3 : 0.5) },
        { x: end.x, y: end.y - dy * 0.5 },
      ];
  return `C${n(one.x)} ${n(one.y)} ${n(other.x)} ${n(other.y)} ${n(end.x)} ${n(end.y)}`;
}

/** Returns a path through points, its corners rounded. @param radius In CSS pixels. */
export function bent(points: readonly Point[], radius: number): string {
  const [first] = points;
  let path = first ? `M${n(first.x)} ${n(first.y)}` : '';
  for (let at = 1; at < points.length; at += 1) {
    const [before, corner, after] = [points[at - 1]!, points[at]!, points[at + 1]];
    const room = after ? Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2) : 0;
    if (!after || room < 0.5) {
      path += `L${n(corner.x)} ${n(corner.y)}`;
      continue;
    }
    const [entry, exit] = [towards(corner, before, room), towards(corner, after, room)];
    path += `L${n(entry.x)} ${n(entry.y)}Q${n(corner.x)} ${n(corner.y)} ${n(exit.x)} ${n(exit.y)}`;
  }
  return path;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
