import type { Page } from '../../../document/model.js';
import type { Edited } from '../groups.js';
import { splitAcross, splitOver } from './spans.js';
import { partsOf, tablePlace, withOrder } from './tables.js';

/**
 * Moves the row or the column of a cell to a place among the others of its table. What was merged over it and others, or lies where
 * it comes, is parted first. Returns undefined where nothing would be otherwise.
 */
export function moveTableLine(
  page: Page,
  id: string,
  axis: 'row' | 'column',
  to: number,
): Edited | undefined {
  const place = tablePlace(page, id);
  const at = place?.[axis];
  if (!place || at === undefined || at === to) return undefined;
  const { table, rows, row } = place;
  const count = axis === 'row' ? rows.length : partsOf(page, rows[row!]!.id).length;
  if (to < 0 || to >= count) return undefined;
  const free = splitAcross(splitOver(page, table.id, axis, at), table.id, axis, to > at ? to + 1 : to);
  const moved = (parent: string) => {
    const parts = partsOf(free, parent);
    const own = parts[at];
    return [parent, own ? parts.toSpliced(at, 1).toSpliced(to, 0, own) : parts] as const;
  };
  const parents = axis === 'row' ? [table.id] : rows.map((each) => each.id);
  return { page: withOrder(free, new Map(parents.map(moved))), select: [id] };
}
