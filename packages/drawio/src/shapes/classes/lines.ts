import { ArrowConnectorShape, ConnectorShape, type AbstractCanvas2D, Point } from '@maxgraph/core';
import { StyleReader } from '../style.js';

/** Points beside those of a line, at a distance; negative ones lie on its other side. */
function beside(points: readonly Point[], distance: number): readonly (readonly [number, number])[] {
  return points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const [inX, inY] = unit(point.x - before.x, point.y - before.y);
    const [outX, outY] = unit(after.x - point.x, after.y - point.y);
    const [x, y] = unit(-(inY + outY), inX + outX);
    // Around a bend, the corner of a line beside lies farther out.
    const straight = Math.hypot(inX, inY) && Math.hypot(outX, outY) ? Math.max(0.3, -inY * x + inX * y) : 1;
    return [point.x + (x * distance) / straight, point.y + (y * distance) / straight];
  });
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y);
  return length === 0 ? [0, 0] : [x / length, y / length];
}

/** A line of two lines, a link. */
export class LinkShape extends ConnectorShape {
  override paintEdgeShape(canvas: AbstractCanvas2D, points: Point[]): void {
    const width = new StyleReader(this.style).number('width', 4);
    for (const distance of [width / 2, -width / 2]) {
      canvas.begin();
      beside(points, distance).forEach(([x, y], index) =>
        index === 0 ? canvas.moveTo(x, y) : canvas.lineTo(x, y),
      );
      canvas.stroke();
    }
  }
}

/** An arrow with an area, as wide as its style says. */
export class FlexArrowShape extends ArrowConnectorShape {
  override getEdgeWidth(): number {
    const style = new StyleReader(this.style);
    return style.number('width', 10) + Math.max(0, this.strokeWidth - 1);
  }

  override getStartArrowWidth(): number {
    return this.getEdgeWidth() + new StyleReader(this.style).number('startWidth', 20);
  }

  override getEndArrowWidth(): number {
    return this.getEdgeWidth() + new StyleReader(this.style).number('endWidth', 20);
  }
}

/** How far the middle of a line jumps aside, in pixels. */
const JUMP = 8;

/** A line with a flash in the middle of its longest part: information that is sent electronically. */
export class FlashShape extends ConnectorShape {
  override paintEdgeShape(canvas: AbstractCanvas2D, points: Point[]): void {
    super.paintEdgeShape(canvas, flashed(points));
  }
}

function flashed(points: readonly Point[]): Point[] {
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y));
  const longest = lengths.indexOf(Math.max(...lengths));
  const [from, to] = [points[longest], points[longest + 1]];
  if (!from || !to) return [...points];
  const [x, y] = unit(to.x - from.x, to.y - from.y);
  const middle = [(from.x + to.x) / 2, (from.y + to.y) / 2] as const;
  const turns = [1, -1].map(
    (side) => new Point(middle[0] + side * JUMP * (x - y), middle[1] + side * JUMP * (y + x)),
  );
  return [...points.slice(0, longest + 1), ...turns, ...points.slice(longest + 1)];
}
