import type { PageCell, Point } from '../../document/model.js';
import { originOf } from '../edit/bounds.js';
import { withGeometry } from '../edit/cells.js';
import { indexOf } from '../store/pageIndex.js';
import { isRouted } from '../view/marks.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import { gridOf, hasGrid } from '../view/sheet.js';
import { Preview, type CanvasAccess, type Gesture, type Pointed } from './gesture.js';

/** A way point this near to the straight line between its neighbours goes, in CSS pixels of the view. */
const STRAIGHT = 5;

/** Drags a way point of the selected edge, or makes one of the middle of a leg; of a routed edge, the leg itself. */
export function bendingEdge(
  { canvas }: CanvasAccess,
  grip: { readonly on: 'bend' | 'leg'; readonly at: number },
  from: Pointed,
): Gesture | undefined {
  const { page, selection } = canvas.session.getState();
  const edge = indexOf(page).cell(selection.at(-1));
  if (edge?.role !== 'edge') return undefined;
  const origin = originOf(page, edge.parent);
  const way = canvas.graph.points(edge.id);
  const preview = new Preview(canvas);
  const show = (points: readonly Point[]) => {
    const own = points.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
    preview.show([withGeometry(edge, { points: own })]);
    canvas.mark({ dragging: true, hover: undefined });
  };
  return {
    pulls: true,
    move(to) {
      const at = onGrid(canvas, to);
      if (grip.on === 'leg' && isRouted(edge)) show(legMoved(way, grip.at, at, from.onPage));
      else {
        const points = bent(edge, origin, grip, at);
        show(points);
        // Its ends move on the outlines of its shapes with what they point at.
        const now = canvas.graph.points(edge.id);
        const left = straightened(points, now, STRAIGHT / canvas.viewport.getPlacement().k);
        if (left.length < points.length) show(left);
      }
    },
    end: () => preview.commit(),
    cancel: () => preview.cancel(),
  };
}

function onGrid({ session }: PageCanvas, { onPage, alt }: Pointed): Point {
  const { page } = session.getState();
  const grid = hasGrid(page) && !alt ? gridOf(page) : 1;
  return { x: Math.round(onPage.x / grid) * grid, y: Math.round(onPage.y / grid) * grid };
}

function bent(
  { geometry }: PageCell,
  origin: Point,
  { on, at }: { readonly on: 'bend' | 'leg'; readonly at: number },
  to: Point,
): readonly Point[] {
  const points = (geometry?.points ?? []).map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
  return on === 'bend' ? points.with(at, to) : points.toSpliced(at, 0, to);
}

/** Leaves out the points on the straight way between their neighbours. */
function straightened(points: readonly Point[], way: readonly Point[], reach: number): readonly Point[] {
  const all = [way[0]!, ...points, way.at(-1)!];
  return points.filter((point, at) => offLine(point, all[at]!, all[at + 2]!) > reach);
}

function offLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  if (along < 0 || along > 1) return Infinity;
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}

/** Moves a leg of a routed way across, and returns the corners the way has then. */
function legMoved(way: readonly Point[], leg: number, to: Point, from: Point): readonly Point[] {
  const [start, end] = [way[leg], way[leg + 1]];
  if (!start || !end) return way.slice(1, -1);
  const isFlat = Math.abs(start.y - end.y) <= Math.abs(start.x - end.x);
  const across = (point: Point): Point => (isFlat ? { x: point.x, y: to.y } : { x: to.x, y: point.y });
  const isStill = isFlat ? to.y === from.y : to.x === from.x;
  if (isStill) return way.slice(1, -1);
  const moved = way.flatMap((point, at): readonly Point[] => {
    const isEnd = at === 0 || at === way.length - 1;
    if (at !== leg && at !== leg + 1) return isEnd ? [] : [point];
    return [across(point)];
  });
  return moved;
}
