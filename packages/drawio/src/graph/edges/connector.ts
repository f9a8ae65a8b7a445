import { ConnectorShape, Point, type AbstractCanvas2D, type CellState } from '@maxgraph/core';
import type { StyleRecord } from '../style/styleText.js';

/** What an edge asks its graph: which edges lie below it. */
export interface EdgesBelow {
  edgesBelow(edge: CellState): readonly CellState[];
}

type JumpStyle = 'arc' | 'gap' | 'sharp' | 'line';
const JUMP_STYLES: ReadonlySet<unknown> = new Set(['arc', 'gap', 'sharp', 'line']);
/** How large a jump is in draw.io where its style does not say. */
const JUMP_SIZE = 6;

/** An edge of draw.io: it may jump over those below it. */
export class DrawioConnector extends ConnectorShape {
  override updateBoundingBox(): void {
    super.updateBoundingBox();
    this.useSvgBoundingBox = false;
  }

  override paintLine(canvas: AbstractCanvas2D, points: Point[], rounded = false): void {
    const style = (this.style ?? {}) as StyleRecord;
    const jump = style['jumpStyle'];
    const below = JUMP_STYLES.has(jump) ? belowOf(this.state) : [];
    if (below.length === 0) {
      super.paintLine(canvas, points, rounded);
      return;
    }
    const size = typeof style['jumpSize'] === 'number' ? style['jumpSize'] : JUMP_SIZE;
    const half = (size - 2) / 2 + this.strokeWidth;
    canvas.begin();
    new JumpingLine(canvas, jump as JumpStyle, half, below, this.scale).trace(
      points,
      rounded ? this.getBaseArcSize() : 0,
    );
    canvas.stroke();
  }
}

function belowOf(state: CellState | null): readonly CellState[] {
  const view: Partial<EdgesBelow> | undefined = state?.view as Partial<EdgesBelow> | undefined;
  return (state && view?.edgesBelow?.(state)) ?? [];
}

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);
const toward = (from: Point, to: Point, length: number) => {
  const share = length / Math.max(1e-6, distance(from, to));
  return new Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
};

class JumpingLine {
  constructor(
    private readonly canvas: AbstractCanvas2D,
    private readonly style: JumpStyle,
    private readonly half: number,
    private readonly below: readonly CellState[],
    private readonly scale: number,
  ) {}

  trace(points: readonly Point[], radius: number): void {
    const first = points[0];
    if (!first) return;
    this.canvas.moveTo(first.x, first.y);
    let at = first;
    for (let index = 1; index < points.length; index += 1) {
      const corner = points[index]!;
      const next = points[index + 1];
      if (!next || radius === 0) {
        this.straight(at, corner);
        at = corner;
        continue;
      }
      const before = toward(corner, at, Math.min(radius, distance(corner, at) / 2));
      const after = toward(corner, next, Math.min(radius, distance(corner, next) / 2));
      this.straight(at, before);
      this.canvas.quadTo(corner.x, corner.y, after.x, after.y);
      at = after;
    }
  }

  private straight(from: Point, to: Point): void {
    const length = distance(from, to);
    let done = 0;
    for (const at of this.crossings(from, to)) {
      if (at - this.half < done || at + this.half > length) continue;
      this.jump(toward(from, to, at - this.half), toward(from, to, at + this.half));
      done = at + this.half;
    }
    this.canvas.lineTo(to.x, to.y);
  }

  private jump(start: Point, end: Point): void {
    const { canvas } = this;
    // To the left of a line to the right, and to the top of one downwards: the same side whichever way it runs.
    const side = start.x < end.x || (start.x === end.x && start.y < end.y) ? 1 : -1;
    const [dx, dy] = [(end.y - start.y) * side, (start.x - end.x) * side];
    canvas.lineTo(start.x, start.y);
    if (this.style === 'gap') canvas.moveTo(end.x, end.y);
    else if (this.style === 'arc')
      canvas.curveTo(
        start.x + dx * 0.65,
        start.y + dy * 0.65,
        end.x + dx * 0.65,
        end.y + dy * 0.65,
        end.x,
        end.y,
      );
    else if (this.style === 'line') {
      for (const { x, y } of [start, end]) {
        canvas.moveTo(x + dx / 2, y + dy / 2);
        canvas.lineTo(x - dx / 2, y - dy / 2);
        canvas.moveTo(x, y);
      }
    } else {
      canvas.lineTo(start.x + dx / 2, start.y + dy / 2);
      canvas.lineTo(end.x + dx / 2, end.y + dy / 2);
      canvas.lineTo(end.x, end.y);
    }
  }

  /** How far from its start a line crosses those below it, in order. */
  private crossings(from: Point, to: Point): readonly number[] {
    const found: number[] = [];
    const length = distance(from, to);
    const room = boxOf(from, to);
    for (const { absolutePoints } of this.below) {
      for (let index = 1; index < absolutePoints.length; index += 1) {
        const start = absolutePoints[index - 1];
        const end = absolutePoints[index];
        if (!start || !end || isBeside(room, start, end, this.scale)) continue;
        const along = crossing(from, to, start, end, this.scale);
        if (along !== undefined) found.push(along * length);
      }
    }
    return found.toSorted((one, other) => one - other);
  }
}

/** What a line covers, on the page. */
interface LineBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (from: Point, to: Point): LineBox => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

/** Tells that a line in the view is nowhere near: on a page of thousands of edges, nearly all of them. */
function isBeside({ left, top, right, bottom }: LineBox, start: Point, end: Point, scale: number): boolean {
  return (
    (start.x < left * scale && end.x < left * scale) ||
    (start.x > right * scale && end.x > right * scale) ||
    (start.y < top * scale && end.y < top * scale) ||
    (start.y > bottom * scale && end.y > bottom * scale)
  );
}

/** Returns at which share of a line on the page one in the view crosses it, if it does. */
function crossing(from: Point, to: Point, start: Point, end: Point, scale: number): number | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const sx = start.x / scale - from.x;
  const sy = start.y / scale - from.y;
  const ex = (end.x - start.x) / scale;
  const ey = (end.y - start.y) / scale;
  const area = dx * ey - dy * ex;
  if (Math.abs(area) < 1e-6) return undefined;
  const along = (sx * ey - sy * ex) / area;
  const aside = (sx * dy - sy * dx) / area;
  return along > 0 && along < 1 && aside > 0 && aside < 1 ? along : undefined;
}
