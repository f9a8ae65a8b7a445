import type { Page, PageCell, Point } from '../../document/model.js';
import { grown, holds, overlaps, roomOf, union, type Box } from '../edit/bounds.js';
import { shifted } from '../edit/cells.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import { contentOf, gridOf, hasGrid } from '../view/sheet.js';

/** Room between what is added and what is there. */
const APART = 20;

/** Returns a place on a page, as near to the middle of what is seen as there is room, where nothing lies. */
export function freePlace({ session, viewport }: PageCanvas, size: Pick<Box, 'width' | 'height'>): Point {
  const { page } = session.getState();
  const free = viewport.free();
  const grid = hasGrid(page) ? gridOf(page) : 1;
  const near = (at: number) => Math.round(at / grid) * grid;
  const rooms = page.cells
    .filter(({ role, geometry }) => role === 'vertex' && geometry && !geometry.isRelative)
    .map((cell) => roomOf(page, cell))
    .filter((room) => overlaps(room, grown(free, size.width + size.height)));
  const middle = {
    x: near(free.x + (free.width - size.width) / 2),
    y: near(free.y + (free.height - size.height) / 2),
  };
  const fits = (box: Box) => !rooms.some((room) => overlaps(grown(box, APART - 1), room));
  const isSeen = (box: Box) => holds(free, box);
  const places = around(middle, Math.max(grid, 20), Math.max(free.width, free.height));
  const found = places
    .map((at) => ({ ...at, width: size.width, height: size.height }))
    .find((box) => isSeen(box) && fits(box));
  if (found) return { x: found.x, y: found.y };
  const isAlone = fits({ ...middle, ...size });
  return isAlone ? middle : beside(page, size);
}

/** Right of all that is drawn. */
function beside(page: Page, size: Pick<Box, 'height'>): Point {
  const content = contentOf(page);
  return { x: content.x + content.width + APART * 2, y: content.y + (content.height - size.height) / 2 };
}

/** Returns places around one, the nearest first. */
function around(at: Point, step: number, reach: number): readonly Point[] {
  const count = Math.min(Math.ceil(reach / 2 / step), 40);
  const places: { x: number; y: number; way: number }[] = [];
  for (let down = -count; down <= count; down += 1) {
    for (let right = -count; right <= count; right += 1) {
      places.push({ x: at.x + right * step, y: at.y + down * step, way: Math.hypot(right, down) });
    }
  }
  return places.toSorted((one, other) => one.way - other.way);
}

/** Moves shapes beside each other, from left to right. */
export function inRow(shapes: readonly PageCell[]): readonly PageCell[] {
  let x = 0;
  return shapes.map((shape) => {
    const moved = shifted(shape, { x, y: 0 });
    x += (shape.geometry?.width ?? 0) + APART;
    return moved;
  });
}

/** Moves cells so that the room they take begins at a place; those inside of others move with them. */
export function placed(cells: readonly PageCell[], at: Point, parent: string): readonly PageCell[] {
  const room = roomOfCells(cells);
  const ids = new Set(cells.map(({ id }) => id));
  const by = { x: at.x - room.x, y: at.y - room.y };
  return cells.map((cell) => (ids.has(cell.parent ?? '') ? cell : shifted({ ...cell, parent }, by)));
}

/** Returns the room that cells take whose outermost count from a zero of their own. */
export function roomOfCells(cells: readonly PageCell[]): Box {
  const page: Page = { id: '', name: '', attributes: {}, model: {}, cells: outermostLoose(cells) };
  return union(page.cells.map((cell) => roomOf(page, cell))) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function outermostLoose(cells: readonly PageCell[]): readonly PageCell[] {
  const ids = new Set(cells.map(({ id }) => id));
  const isJoined = ({ source, target }: PageCell) => ids.has(source ?? '') && ids.has(target ?? '');
  return cells.flatMap((cell) => {
    const { parent, ...rest } = cell;
    if (ids.has(parent ?? '') || !cell.geometry) return [];
    return cell.role === 'edge' && isJoined(cell) && cell.geometry.points.length === 0 ? [] : [rest];
  });
}
