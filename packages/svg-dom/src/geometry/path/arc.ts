import type { CubicSegment } from './segment.js';

/** An elliptical arc as path data gives it, with absolute ends. */
export interface Arc {
  readonly fromX: number;
  readonly fromY: number;
  /** Not zero; the sign does not matter. */
  readonly radiusX: number;
  /** Not zero; the sign does not matter. */
  readonly radiusY: number;
  /** Degrees from the x axis to the ellipse's first axis. */
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly x: number;
  readonly y: number;
}

/** The unit circle's arc in the ellipse's own coordinates, and the way back. */
interface CircleArc {
  readonly centerX: number;
  readonly centerY: number;
  readonly start: number;
  readonly extent: number;
  readonly toUser: (x: number, y: number) => { x: number; y: number };
}

/**
 * Turns an arc into cubic curves, one for each quarter turn begun.
 *
 * The way from end points to a centre is the one of https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter,
 * including the rule that radii too small are scaled up.
 */
export function arcToCubics(arc: Arc): CubicSegment[] {
  if (arc.fromX === arc.x && arc.fromY === arc.y) return [];
  const circle = circleArc(arc);
  // The little extra keeps a quarter, whose extent is a hair above π/2 after rounding, one curve.
  const count = Math.ceil(Math.abs(circle.extent / (Math.PI / 2 + 0.001)));
  const step = circle.extent / count;
  return Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? arc : undefined;
    return curveOf(circle, circle.start + index * step, step, end);
  });
}

function circleArc(arc: Arc): CircleArc {
  const angle = (arc.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const { radiusX, radiusY } = fittingRadii(arc, cos, sin);
  const toCircle = (x: number, y: number) => ({
    x: (cos * x + sin * y) / radiusX,
    y: (-sin * x + cos * y) / radiusY,
  });
  const from = toCircle(arc.fromX, arc.fromY);
  const to = toCircle(arc.x, arc.y);
  const deltaX = to.x - from.x;
  const deltaY = to.y - from.y;
  const squared = Math.max(1 / (deltaX * deltaX + deltaY * deltaY) - 0.25, 0);
  const scale = Math.sqrt(squared) * (arc.sweep === arc.large ? -1 : 1);
  const centerX = (from.x + to.x) / 2 - deltaY * scale;
  const centerY = (from.y + to.y) / 2 + deltaX * scale;
  const start = Math.atan2(from.y - centerY, from.x - centerX);
  const turn = Math.atan2(to.y - centerY, to.x - centerX) - start;
  const toUser = (x: number, y: number) => ({
    x: cos * radiusX * x - sin * radiusY * y,
    y: sin * radiusX * x + cos * radiusY * y,
  });
  return { centerX, centerY, start, extent: inDirection(turn, arc.sweep), toUser };
}

function fittingRadii(arc: Arc, cos: number, sin: number): { radiusX: number; radiusY: number } {
  const radiusX = Math.abs(arc.radiusX);
  const radiusY = Math.abs(arc.radiusY);
  const halfX = (arc.fromX - arc.x) / 2;
  const halfY = (arc.fromY - arc.y) / 2;
  const x = (cos * halfX + sin * halfY) / radiusX;
  const y = (-sin * halfX + cos * halfY) / radiusY;
  const scale = Math.max(1, Math.sqrt(x * x + y * y));
  return { radiusX: radiusX * scale, radiusY: radiusY * scale };
}

function inDirection(turn: number, sweep: boolean): number {
  if (sweep && turn < 0) return turn + 2 * Math.PI;
  if (!sweep && turn > 0) return turn - 2 * Math.PI;
  return turn;
}

function curveOf(
  circle: CircleArc,
  start: number,
  step: number,
  exactEnd: { x: number; y: number } | undefined,
): CubicSegment {
  const handle = (4 / 3) * Math.tan(step / 4);
  const end = start + step;
  const { centerX, centerY, toUser } = circle;
  const first = toUser(
    centerX + Math.cos(start) - handle * Math.sin(start),
    centerY + Math.sin(start) + handle * Math.cos(start),
  );
  const second = toUser(
    centerX + Math.cos(end) + handle * Math.sin(end),
    centerY + Math.sin(end) - handle * Math.cos(end),
  );
  const last = exactEnd ?? toUser(centerX + Math.cos(end), centerY + Math.sin(end));
  return { kind: 'cubic', x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: last.x, y: last.y };
}
