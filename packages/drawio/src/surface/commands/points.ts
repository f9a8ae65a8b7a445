import type { PageCell, Point } from '../../document/model.js';
import { originOf } from '../edit/bounds.js';
import { changeCells, withGeometry } from '../edit/cells.js';
import { isLocked } from '../edit/layers.js';
import { indexOf } from '../store/pageIndex.js';
import { STEPS, type Direction } from '../view/marks.js';
import { gridOf } from '../view/sheet.js';
import type { CanvasAccess } from './access.js';

/** Begins to move the way points of the selected edge by the keys; one that has none gets one. */
export function beginPoints(access: CanvasAccess): void {
  const { page, selection } = access.canvas.session.getState();
  const edge = selection.findLast((id) => indexOf(page).cell(id)?.role === 'edge');
  if (edge === undefined || isLocked(page, edge)) return;
  access.canvas.session.select([edge]);
  if (pointsOf(access, edge).length > 0) choose(access, edge, 0);
  else insert(access, edge, 0);
}

/** Moves the way point by a pixel, or by the grid. */
export function movePoint(access: CanvasAccess, direction: Direction, isFar: boolean): void {
  const { edge, at } = pointOf(access) ?? {};
  if (edge === undefined || at === undefined) return;
  const by = isFar ? gridOf(access.canvas.session.getState().page) : 1;
  const { x, y } = STEPS[direction];
  const points = pointsOf(access, edge);
  const own = points[at]!;
  write(access, edge, points.with(at, { x: own.x + x * by, y: own.y + y * by }), `point ${edge} ${at}`);
  access.canvas.reveal([edge]);
}

/** Goes on to the next way point, or to the one before, in a circle. */
export function nextPoint(access: CanvasAccess, way: 1 | -1): void {
  const { edge, at } = pointOf(access) ?? {};
  if (edge === undefined || at === undefined) return;
  const { length } = pointsOf(access, edge);
  choose(access, edge, (at + way + length) % length);
}

/** Adds a way point behind the present one. */
export function addPoint(access: CanvasAccess): void {
  const { edge, at } = pointOf(access) ?? {};
  if (edge !== undefined && at !== undefined) insert(access, edge, at + 1);
}

/** Takes the way point away; without any that is left, the keys mean the edge again. */
export function removePoint(access: CanvasAccess): void {
  const { edge, at } = pointOf(access) ?? {};
  if (edge === undefined || at === undefined) return;
  const points = pointsOf(access, edge).toSpliced(at, 1);
  write(access, edge, points);
  if (points.length === 0) endPoints(access);
  else choose(access, edge, Math.min(at, points.length - 1));
}

/** Has the keys mean the edge again. */
export function endPoints({ canvas, say }: CanvasAccess): void {
  canvas.session.endStep();
  canvas.mark({ point: undefined });
  say('');
}

/** Returns the way point that the keys move, as long as its edge is selected and has it. */
export function pointOf(access: CanvasAccess): { readonly edge: string; readonly at: number } | undefined {
  const { canvas } = access;
  const { point } = canvas.marks;
  const isThere =
    point &&
    canvas.session.getState().selection.at(-1) === point.edge &&
    point.at < pointsOf(access, point.edge).length;
  if (point && !isThere) endPoints(access);
  return isThere ? point : undefined;
}

const edgeOf = ({ canvas }: CanvasAccess, id: string): PageCell | undefined =>
  indexOf(canvas.session.getState().page).cell(id);

const pointsOf = (access: CanvasAccess, edge: string): readonly Point[] =>
  edgeOf(access, edge)?.geometry?.points ?? [];

function choose(access: CanvasAccess, edge: string, at: number): void {
  const { canvas, text, say } = access;
  canvas.session.endStep();
  canvas.mark({ point: { edge, at } });
  say(text.point(at + 1, pointsOf(access, edge).length));
}

function write({ canvas: { session } }: CanvasAccess, id: string, points: readonly Point[], merge?: string) {
  session.change((page) => changeCells(page, [id], (edge) => withGeometry(edge, { points })), { merge });
}

/** A point comes into the middle of the way between its neighbours as it is drawn. */
function insert(access: CanvasAccess, id: string, at: number): void {
  const { canvas } = access;
  const way = canvas.graph.points(id);
  const origin = originOf(canvas.session.getState().page, edgeOf(access, id)?.parent);
  const points = pointsOf(access, id);
  const onPage = points.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
  const [from, to] = [onPage[at - 1] ?? way[0], onPage[at] ?? way.at(-1)];
  if (!from || !to) return;
  const own = {
    x: Math.round((from.x + to.x) / 2 - origin.x),
    y: Math.round((from.y + to.y) / 2 - origin.y),
  };
  write(access, id, points.toSpliced(at, 0, own));
  choose(access, id, at);
}
