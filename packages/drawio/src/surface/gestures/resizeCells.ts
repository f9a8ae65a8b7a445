import type { Page, PageCell, Point } from '../../document/model.js';
import { styleValue, withStyle } from '../../document/style.js';
import { boundsOf, middleOf, originOf, rotated, type Box } from '../edit/bounds.js';
import { withGeometry } from '../edit/cells.js';
import { isFolded } from '../edit/groups.js';
import { isLocked } from '../edit/layers.js';
import { hasStyle, styleName, styleNumber } from '../edit/styles.js';
import { indexOf, outermost, withDescendants } from '../store/pageIndex.js';
import { resizedBox, shareOf, type Handle } from '../view/marks.js';
import { gridOf, hasGrid, hasGuides } from '../view/sheet.js';
import { boxesBeside } from './dragCells.js';
import { Preview, type CanvasAccess, type Gesture, type Pointed } from './gesture.js';
import { Guides } from './guides.js';

const LEAST = 4;

/** Drags a corner or a side of what is selected: Shift keeps its proportions, Ctrl its middle, Alt lets it be of any size. */
export function resizingCells({ canvas }: CanvasAccess, handle: Handle, from: Pointed): Gesture | undefined {
  const { page, selection } = canvas.session.getState();
  const index = indexOf(page);
  const ids = outermost(page, selection).filter(
    (id) => index.cell(id)?.role === 'vertex' && !isLocked(page, id),
  );
  const cells = ids.map((id) => index.cell(id)!);
  const box = resizedBox({ graph: canvas.graph, page, selection });
  const [only] = cells;
  if (!box || !only) return undefined;
  const turn = cells.length === 1 ? styleNumber(only.style, 'rotation', 0) : 0;
  const inner = new Set(withDescendants(page, ids).map(({ id }) => id));
  const guides = new Guides(hasGuides(page) && turn === 0 ? boxesBeside(canvas, inner) : []);
  const keepsAspect = cells.length === 1 && styleValue(only.style, 'aspect') === 'fixed';
  const preview = new Preview(canvas);
  return {
    pulls: true,
    move(to) {
      const way = { x: to.onPage.x - from.onPage.x, y: to.onPage.y - from.onPage.y };
      const own = rotated(way, -turn, { x: 0, y: 0 });
      const free = sized(box, handle, own, to.mod);
      const grid = hasGrid(page) ? gridOf(page) : 1;
      const snapped =
        to.alt || turn !== 0
          ? { box: free, guides: [] }
          : snap(free, handle, guides, grid, canvas.viewport.getPlacement().k);
      const isKept = to.shift || keepsAspect;
      const next = turnedBack(box, isKept ? inProportion(box, snapped.box, handle) : snapped.box, turn);
      preview.show(cells.flatMap((cell) => resized(page, cell, box, next)));
      canvas.mark({ guides: isKept ? [] : snapped.guides, dragging: true, hover: undefined });
    },
    end: () => preview.commit(),
    cancel: () => preview.cancel(),
  };
}

/** Returns a box one of whose corners or sides was dragged. */
function sized(box: Box, handle: Handle, by: Point, isCentred: boolean): Box {
  const axis = (start: number, length: number, share: number, way: number): readonly [number, number] => {
    if (share === 0.5) return [start, length];
    const factor = isCentred ? 2 : 1;
    const grown = Math.max(length + (share === 1 ? way : -way) * factor, LEAST);
    if (isCentred) return [start + (length - grown) / 2, grown];
    return [share === 1 ? start : start + length - grown, grown];
  };
  const share = shareOf(handle);
  const [x, width] = axis(box.x, box.width, share.x, by.x);
  const [y, height] = axis(box.y, box.height, share.y, by.y);
  return { x, y, width, height };
}

function snap(box: Box, handle: Handle, guides: Guides, grid: number, scale: number) {
  const share = shareOf(handle);
  let next = box;
  const shown = (['x', 'y'] as const).flatMap((axis) => {
    const side = share[axis];
    if (side === 0.5) return [];
    const length = axis === 'x' ? 'width' : 'height';
    const found = guides.snapSide(next, axis, side === 0 ? 0 : 1, scale);
    const at = next[axis] + next[length] * side;
    const by = found.guides.length > 0 ? found.by : Math.round(at / grid) * grid - at;
    const grown = Math.max(next[length] + (side === 1 ? by : -by), LEAST);
    next = { ...next, [length]: grown, ...(side === 0 ? { [axis]: next[axis] + next[length] - grown } : {}) };
    return found.guides;
  });
  return { box: next, guides: shown };
}

function inProportion(before: Box, box: Box, handle: Handle): Box {
  const share = shareOf(handle);
  const isTall = share.x === 0.5;
  const isWide = share.y === 0.5;
  const ratio = Math.max(before.width, 1) / Math.max(before.height, 1);
  const byWidth = isWide || (!isTall && box.width / ratio >= box.height);
  const [width, height] = byWidth ? [box.width, box.width / ratio] : [box.height * ratio, box.height];
  const at = (start: number, length: number, now: number, side: number) =>
    start + (length - now) * (1 - side);
  return {
    x: at(box.x, box.width, width, share.x),
    y: at(box.y, box.height, height, share.y),
    width,
    height,
  };
}

/** What is opposite of the dragged handle stays where it is on the page, though the box turns around another middle now. */
function turnedBack(before: Box, box: Box, turn: number): Box {
  if (turn === 0) return box;
  const [old, now] = [middleOf(before), middleOf(box)];
  const seen = rotated(now, turn, old);
  return { ...box, x: box.x + seen.x - now.x, y: box.y + seen.y - now.y };
}

/** Returns a cell, and what is in it, where the box around all that is resized becomes another. */
export function resized(page: Page, cell: PageCell, before: Box, box: Box): readonly PageCell[] {
  const own = boundsOf(page, cell);
  const origin = originOf(page, cell.parent);
  const scale = { x: box.width / Math.max(before.width, 1), y: box.height / Math.max(before.height, 1) };
  const next = {
    x: box.x + (own.x - before.x) * scale.x - origin.x,
    y: box.y + (own.y - before.y) * scale.y - origin.y,
    width: Math.max(own.width * scale.x, 1),
    height: Math.max(own.height * scale.y, 1),
  };
  const grown = { x: next.width / Math.max(own.width, 1), y: next.height / Math.max(own.height, 1) };
  return [
    withGeometry(cell, rounded(next)),
    ...(scalesChildren(cell) ? scaledChildren(page, cell, grown) : []),
  ];
}

const rounded = (box: Box): Box => ({
  x: tidy(box.x),
  y: tidy(box.y),
  width: tidy(box.width),
  height: tidy(box.height),
});

const tidy = (value: number) => Math.round(value * 100) / 100;

/** As draw.io does: what is in a shape grows with it, unless it is a lane, a list or folded. */
const scalesChildren = (cell: PageCell) =>
  styleName(cell.style) !== 'swimlane' &&
  styleValue(cell.style, 'recursiveResize') !== '0' &&
  styleValue(cell.style, 'childLayout') === undefined &&
  !isFolded(cell);

function scaledChildren(page: Page, cell: PageCell, scale: Point): readonly PageCell[] {
  return indexOf(page)
    .children(cell.id)
    .flatMap((child) => {
      const { geometry } = child;
      if (!geometry || geometry.isRelative || child.role !== 'vertex') return [];
      const box = rounded({
        x: geometry.x * scale.x,
        y: geometry.y * scale.y,
        width: geometry.width * scale.x,
        height: geometry.height * scale.y,
      });
      return [withGeometry(child, box), ...(scalesChildren(child) ? scaledChildren(page, child, scale) : [])];
    });
}

/** Turns the selected shape around its middle, by steps of fifteen degrees; with Alt by any angle. */
export function rotatingCell({ canvas }: CanvasAccess, from: Pointed): Gesture | undefined {
  const { page, selection } = canvas.session.getState();
  const cell = indexOf(page).cell(selection.at(-1));
  const box = cell && canvas.graph.box(cell.id);
  if (!cell || !box || hasStyle(cell.style, 'locked')) return undefined;
  const centre = middleOf(box);
  const angleTo = ({ x, y }: Point) => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;
  const before = styleNumber(cell.style, 'rotation', 0);
  const preview = new Preview(canvas);
  return {
    move({ onPage, alt }) {
      const free = before + angleTo(onPage) - angleTo(from.onPage);
      const angle = alt ? Math.round(free) : Math.round(free / 15) * 15;
      const turn = ((angle % 360) + 360) % 360;
      preview.show([
        { ...cell, style: withStyle(cell.style, { rotation: turn === 0 ? undefined : String(turn) }) },
      ]);
      canvas.mark({ dragging: true, hover: undefined });
    },
    end: () => preview.commit(),
    cancel: () => preview.cancel(),
  };
}
