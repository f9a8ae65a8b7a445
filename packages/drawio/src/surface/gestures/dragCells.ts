import type { Page, PageCell, Point } from '../../document/model.js';
import { overlaps, roomOf, union, type Box } from '../edit/bounds.js';
import { addCells, copiesOf, liftedCells, moveInto, shifted } from '../edit/cells.js';
import { isFolded, takesChildren } from '../edit/groups.js';
import { isHidden, isLocked } from '../edit/layers.js';
import { splitEdge } from '../edit/splitEdge.js';
import { hasStyle } from '../edit/styles.js';
import { indexOf, outermost } from '../store/pageIndex.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import { gridOf, hasGrid, hasGuides } from '../view/sheet.js';
import { movedCells, type Moved } from '../edit/moved.js';
import { Preview, type CanvasAccess, type Gesture, type Pointed } from './gesture.js';
import { Guides } from './guides.js';
import { splitTarget } from './splitTarget.js';

/**
 * On a page of more cells what is dragged is shown by outlines until it is dropped, as draw.io shows it: browsers lay all that is
 * drawn on a page out in layers anew for each shape that is drawn anew, which takes longer than a frame there.
 */
const MOST_LIVE = 1_000;

/** Moves what is selected, with what belongs to it; with Ctrl copies of it. */
export function draggingCells({ canvas }: CanvasAccess, from: Pointed): Gesture | undefined {
  const { page, selection } = canvas.session.getState();
  const moved = movedCells(page, selection);
  if (moved.tops.length === 0) return undefined;
  const room = union(moved.tops.filter(({ role }) => role === 'vertex').map((cell) => roomOf(page, cell)));
  const guides = new Guides(hasGuides(page) ? boxesBeside(canvas, moved.ids) : []);
  const isOutlined = page.cells.length > MOST_LIVE && moved.tops.some(({ role }) => role === 'vertex');
  const preview = new Preview(canvas, isOutlined);
  let by: Point = { x: 0, y: 0 };
  let target: string | undefined;
  let split: string | undefined;
  return {
    pulls: true,
    move(to) {
      const way = { x: to.onPage.x - from.onPage.x, y: to.onPage.y - from.onPage.y };
      const straight = to.shift ? along(way) : way;
      const snapped = snap(canvas, { page, room, guides }, straight, to.alt);
      by = snapped.by;
      preview.show(moved.shifted(by));
      target = targetAt(canvas, to.at, moved.ids, page);
      split = splitTarget(canvas, moved.tops, to);
      canvas.mark({ guides: snapped.guides, target: split ?? target, dragging: true, hover: undefined });
    },
    end({ mod, onPage }) {
      if (mod) {
        preview.cancel();
        copyTo(canvas, selection, by, target);
      } else {
        const place = { at: onPage, way: split === undefined ? [] : canvas.graph.points(split) };
        preview.commit((next) => {
          const put = dropped(canvas, next, moved, target);
          return split === undefined ? put : splitEdge(put, split, moved.tops[0]!.id, place);
        });
      }
    },
    cancel: () => preview.cancel(),
  };
}

/** Only along the longer way. */
const along = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** Returns the rooms of the shapes that are seen and do not move. */
export function boxesBeside(
  { graph, viewport, session }: PageCanvas,
  moved: ReadonlySet<string>,
): readonly Box[] {
  const seen = viewport.seen();
  const { page } = session.getState();
  return page.cells.flatMap(({ id, role, geometry }) => {
    if (role !== 'vertex' || geometry?.isRelative || moved.has(id)) return [];
    const box = graph.box(id);
    return box && overlaps(box, seen) && !isHidden(page, id) ? [box] : [];
  });
}

interface Snapping {
  readonly page: Page;
  readonly room: Box | undefined;
  readonly guides: Guides;
}

function snap({ viewport }: PageCanvas, { page, room, guides }: Snapping, way: Point, isFree: boolean) {
  const grid = hasGrid(page) ? gridOf(page) : 1;
  const near = (at: number) => Math.round(at / grid) * grid;
  if (isFree) return { by: { x: Math.round(way.x), y: Math.round(way.y) }, guides: [] };
  if (!room) return { by: { x: near(way.x), y: near(way.y) }, guides: [] };
  const placed = { ...room, x: room.x + way.x, y: room.y + way.y };
  const found = guides.snap(placed, viewport.getPlacement().k);
  const axis = (name: 'x' | 'y') =>
    way[name] === 0
      ? 0
      : found[name] === undefined
        ? near(placed[name]) - room[name]
        : way[name] + found[name];
  return { by: { x: axis('x'), y: axis('y') }, guides: found.guides };
}

const containers = new WeakMap<Page['cells'], readonly PageCell[]>();

/** Returns the id of the container that takes in what is dropped: the foremost at that place, whether that is filled or not. */
export function targetAt(
  { graph, viewport }: PageCanvas,
  at: Point,
  moved: ReadonlySet<string>,
  page: Page,
): string | undefined {
  const known = containers.get(page.cells) ?? page.cells.filter((cell) => takesChildren(page, cell));
  containers.set(page.cells, known);
  const { x, y } = viewport.toPage(at);
  const isAt = (box: Box) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  return known.findLast((cell) => {
    const box = moved.has(cell.id) ? undefined : graph.box(cell.id);
    return box && isAt(box) && !isFolded(cell) && !isLocked(page, cell.id) && !isHidden(page, cell.id);
  })?.id;
}

/** Puts what was dropped into the container it lies on, or out of the one it was in. */
function dropped(canvas: PageCanvas, page: Page, { tops }: Moved, target: string | undefined): Page {
  const index = indexOf(page);
  const free = tops.filter(({ geometry, role }) => role === 'vertex' && !geometry?.isRelative);
  if (target !== undefined)
    return moveInto(
      page,
      free.map(({ id }) => id),
      target,
    );
  return free.reduce((next, { id }) => {
    const parent = index.cell(index.cell(id)?.parent);
    const layer = index.layerOf(id);
    const isOut =
      parent?.role === 'vertex' && takesChildren(page, parent) && isOutside(canvas, next, id, parent);
    return isOut && layer && !hasStyle(parent.style, 'fixedChildren') ? moveInto(next, [id], layer.id) : next;
  }, page);
}

function isOutside({ graph }: PageCanvas, page: Page, id: string, parent: PageCell): boolean {
  const around = graph.box(parent.id);
  const cell = indexOf(page).cell(id);
  return around !== undefined && cell !== undefined && !overlaps(around, roomOf(page, cell));
}

function copyTo(
  { session }: PageCanvas,
  selection: readonly string[],
  by: Point,
  target: string | undefined,
): void {
  const { page, layer } = session.getState();
  const tops = new Set(outermost(page, selection));
  const lifted = liftedCells(page, selection);
  const copies = copiesOf(lifted, undefined).map((copy, at) =>
    tops.has(lifted[at]!.id) ? shifted({ ...copy, parent: layer }, by) : copy,
  );
  const select = copies.filter((_copy, at) => tops.has(lifted[at]!.id)).map(({ id }) => id);
  session.change(
    (before) => {
      const added = addCells(before, copies);
      return target === undefined ? added : moveInto(added, select, target);
    },
    { select },
  );
}
