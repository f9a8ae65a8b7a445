import type { Page, PageCell, Point } from '../../document/model.js';
import { addCells } from '../edit/cells.js';
import { EDGE_STYLE, edgeBetween, withEnd, type EdgeEnd, type Side } from '../edit/ends.js';
import { isLocked } from '../edit/layers.js';
import { indexOf } from '../store/pageIndex.js';
import { cellsAt } from '../view/hit.js';
import { placeOf, portsOf, type Port } from '../view/ports.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import { gridOf, hasGrid } from '../view/sheet.js';
import { Preview, type CanvasAccess, type Gesture, type Pointed } from './gesture.js';

/** How near a pointer has to be to a port, in CSS pixels of the view. */
const PORT_REACH = 10;

interface Joined extends EdgeEnd {
  /** Where the port is on the page. */
  readonly at?: Point | undefined;
}

/** Returns what an end of an edge would be joined to at a point of the window. */
export function endAt(
  canvas: PageCanvas,
  { at, onPage, alt }: Pointed,
  isOther: (id: string) => boolean,
): Joined {
  const { page } = canvas.session.getState();
  const { k } = canvas.viewport.getPlacement();
  if (!alt) {
    for (const id of cellsAt(canvas, at)) {
      const cell = connectable(page, id);
      if (!cell || !isOther(cell.id) || isLocked(page, cell.id)) continue;
      const port = portNear(canvas, cell, onPage, PORT_REACH / k);
      return { cell: cell.id, ...port };
    }
  }
  const grid = hasGrid(page) && !alt ? gridOf(page) : 1;
  return { point: { x: Math.round(onPage.x / grid) * grid, y: Math.round(onPage.y / grid) * grid } };
}

/** Returns the cell, or what it is in, that edges are joined to. */
export function connectable(page: Page, id: string): PageCell | undefined {
  const index = indexOf(page);
  return [index.cell(id), ...index.around(id)].find(
    (cell) =>
      cell?.role === 'vertex' &&
      cell.attributes['connectable'] !== '0' &&
      !/(?:^|;)connectable=0(?:;|$)/.test(cell.style),
  );
}

function portNear(
  { graph }: PageCanvas,
  cell: PageCell,
  to: Point,
  reach: number,
): { readonly port: Port; readonly at: Point } | undefined {
  const box = graph.box(cell.id);
  if (!box) return undefined;
  const near = portsOf(cell)
    .map((port) => ({ port, at: placeOf(port, box, cell.style) }))
    .map((each) => ({ ...each, way: Math.hypot(each.at.x - to.x, each.at.y - to.y) }))
    .filter(({ way }) => way <= reach)
    .toSorted((one, other) => one.way - other.way)[0];
  return near && { port: near.port, at: near.at };
}

/** Draws an edge from a cell to where the pointer is let go. @param from Where it begins. */
export function connecting({ canvas }: CanvasAccess, from: EdgeEnd): Gesture {
  const { session } = canvas;
  const { page, layer } = session.getState();
  const style = session.styleOfNew('edge', EDGE_STYLE);
  let edge: PageCell | undefined;
  let hasLeft = false;
  const finish = () => {
    canvas.endPreview();
    canvas.mark({ target: undefined, port: undefined, dragging: undefined });
  };
  return {
    pulls: true,
    move(to) {
      // A shape is joined to itself only once the pointer has been outside of it.
      const end = endAt(canvas, to, (id) => hasLeft || id !== from.cell);
      hasLeft ||= end.cell === undefined && !cellsAt(canvas, to.at).includes(from.cell ?? '');
      if (edge) {
        edge = withEnd(page, edge, 'target', end);
        canvas.graph.preview([edge]);
      } else {
        edge = edgeBetween(page, layer, style, from, end);
        canvas.startPreview().show({ ...page, cells: [...page.cells, edge] });
      }
      canvas.mark({ target: end.cell, port: end.at, dragging: true, hover: undefined });
    },
    end() {
      const made = edge;
      if (made) session.change((before) => addCells(before, [made]), { select: [made.id] });
      finish();
    },
    cancel: finish,
  };
}

/** Joins an end of the selected edge to something else, or lets it hang where the pointer is let go. */
export function reconnecting({ canvas }: CanvasAccess, side: Side): Gesture | undefined {
  const { page, selection } = canvas.session.getState();
  const edge = indexOf(page).cell(selection.at(-1));
  if (edge?.role !== 'edge') return undefined;
  const preview = new Preview(canvas);
  return {
    pulls: true,
    move(to) {
      const end = endAt(canvas, to, (id) => id !== edge.id);
      preview.show([withEnd(page, edge, side, end)]);
      canvas.mark({ target: end.cell, port: end.at, dragging: true, hover: undefined });
    },
    end: () => preview.commit(),
    cancel: () => preview.cancel(),
  };
}
