import { addCells, changeCells, withGeometry } from '../edit/cells.js';
import { edgeLabel } from '../edit/edgeLabels.js';
import { isLocked } from '../edit/layers.js';
import { indexOf } from '../store/pageIndex.js';
import { selectable, type Hit } from '../view/hit.js';
import { isRouted } from '../view/marks.js';
import type { CanvasAccess, Pointed } from './gesture.js';

/** A click this near to the middle of an edge means its own label, in shares of half its length. */
const MIDDLE = 0.25;

/** Writes the label of what is clicked twice, takes a way point away, or adds something where nothing is. */
export function doubleClickAt(access: CanvasAccess, hit: Hit, pointed: Pointed): void {
  const { session } = access.canvas;
  if (session.isLocked) return;
  const edge = edgeOf(access, hit);
  if (edge !== undefined && hit.on === 'bend') removePoint(access, edge, hit.at);
  else if (edge !== undefined) writeOnEdge(access, edge, pointed);
  else if (hit.on === 'cell' || hit.on === 'label') session.edit(selectable(access.canvas, hit.cell, true));
  else if (hit.on === 'ground') access.openInsert(pointed.at);
}

/** Returns the edge that a line or one of its handles belongs to. */
function edgeOf({ canvas }: CanvasAccess, hit: Hit): string | undefined {
  if (hit.on === 'end' || hit.on === 'leg' || hit.on === 'bend')
    return canvas.session.getState().selection.at(-1);
  return hit.on === 'cell' && canvas.graph.shown(hit.cell)?.role === 'edge' ? hit.cell : undefined;
}

/** An edge has one label of its own, in its middle; elsewhere it gets a further one, as in draw.io. */
function writeOnEdge({ canvas }: CanvasAccess, id: string, { onPage }: Pointed): void {
  const { session, graph } = canvas;
  const { page } = session.getState();
  const edge = graph.shown(id);
  const state = graph.state(id);
  if (!edge || !state || isLocked(page, id)) return;
  const at = graph.graph.getView().getRelativePoint(state, onPage.x, onPage.y);
  const isMiddle = Math.abs(at.x) < MIDDLE;
  if (edge.label === '' && isMiddle) {
    session.edit(id);
    return;
  }
  const x = isMiddle ? 0.5 : Math.round(at.x * 100) / 100;
  const label = edgeLabel(id, { x, y: 0 });
  const step = `label:${label.id}`;
  session.change((before) => addCells(before, [label]), { select: [label.id], merge: step });
  session.edit(label.id, 'all', step);
}

function removePoint({ canvas: { session } }: CanvasAccess, id: string, at: number): void {
  const edge = indexOf(session.getState().page).cell(id);
  if (!edge || isRouted(edge)) return;
  session.change((page) =>
    changeCells(page, [id], (cell) =>
      withGeometry(cell, { points: (cell.geometry?.points ?? []).toSpliced(at, 1) }),
    ),
  );
}
