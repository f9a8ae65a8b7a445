import type { Page, PageCell } from '../../../document/model.js';
import { changeCells, withGeometry } from '../../edit/cells.js';
import { styleValue } from '../../edit/styles.js';

/** A length of a box. */
export type Length = 'x' | 'y' | 'width' | 'height';

/** Returns the boxes among cells whose place and size can be said in pixels. */
export const boxesOf = (cells: readonly PageCell[]): readonly PageCell[] =>
  cells.filter(({ role, geometry }) => role === 'vertex' && geometry && !geometry.isRelative);

/** Gives boxes a length; one that keeps its shape changes the other in proportion. */
export function withLength(page: Page, ids: readonly string[], length: Length, value: number): Page {
  return changeCells(page, ids, (cell) => {
    const { geometry } = cell;
    if (!geometry || geometry[length] === value) return cell;
    return withGeometry(cell, { [length]: value, ...inProportion(cell, length, value) });
  });
}

function inProportion({ style, geometry }: PageCell, length: Length, value: number) {
  if (!geometry || !hasAspect(style)) return {};
  const { width, height } = geometry;
  if (length === 'width' && width > 0) return { height: rounded((height * value) / width) };
  if (length === 'height' && height > 0) return { width: rounded((width * value) / height) };
  return {};
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const hasAspect = (style: string) => styleValue(style, 'aspect') === 'fixed';
