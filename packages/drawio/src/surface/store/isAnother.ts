import type { Page, PageCell } from '../../document/model.js';

/**
 * Tells whether a page is another one, and not an earlier one changed. Ids alone do not say so: files written by hand, or by a
 * program, all count their cells from the same number on.
 */
export function isAnother(before: Page, page: Page): boolean {
  if (before === page) return false;
  if (before.id !== page.id) return true;
  const known = new Map(before.cells.filter(isShape).map((cell) => [cell.id, cell]));
  const shapes = page.cells.filter(isShape);
  if (known.size === 0 || shapes.length === 0) return false;
  return !shapes.some((cell) => isLike(cell, known.get(cell.id)));
}

const isShape = ({ role }: PageCell) => role === 'vertex';

/** A step changes what a shape says, how it looks or where it is, and hardly ever two of them. */
function isLike(cell: PageCell, before: PageCell | undefined): boolean {
  if (!before || cell === before) return before !== undefined;
  const isSamePlace = JSON.stringify(cell.geometry) === JSON.stringify(before.geometry);
  const kept = [cell.label === before.label, cell.style === before.style, isSamePlace];
  return kept.filter(Boolean).length >= 2;
}
