import type { PageCell } from '../../document/model.js';
import { isHidden, isLocked } from '../edit/layers.js';
import { distanceTo, isJoined } from '../edit/splitEdge.js';
import { indexOf } from '../store/pageIndex.js';
import type { PageCanvas } from '../view/pageCanvas.js';
import type { Pointed } from './gesture.js';

/** How near a pointer comes to an edge that takes in what it drops, in CSS pixels. */
const REACH = 6;

/** Returns the id of the edge that a shape is put into where it is dropped; none with Alt or Shift, as in draw.io. */
export function splitTarget(
  { graph, viewport, session }: PageCanvas,
  [dragged, ...others]: readonly PageCell[],
  { onPage, alt, shift, mod }: Omit<Pointed, 'at'>,
): string | undefined {
  const { page } = session.getState();
  const isPlain = dragged?.role === 'vertex' && !dragged.geometry?.isRelative && others.length === 0;
  if (!dragged || !isPlain || alt || shift || mod || dragged.attributes['connectable'] === '0')
    return undefined;
  const reach = REACH / viewport.getPlacement().k;
  return page.cells.findLast(
    (cell) =>
      cell.role === 'edge' &&
      !isJoined(cell, dragged.id) &&
      !indexOf(page)
        .around(cell.id)
        .some(({ id }) => id === dragged.id) &&
      distanceTo(graph.points(cell.id), onPage) <= reach &&
      !isLocked(page, cell.id) &&
      !isHidden(page, cell.id),
  )?.id;
}
