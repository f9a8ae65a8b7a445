import type { Page, PageCell } from '../../document/model.js';
import { styleValue, withStyle } from '../../document/style.js';
import { indexOf, outermost } from '../store/pageIndex.js';
import { geometryOf, grown, roomOf, union, type Box } from './bounds.js';
import { addCells, cellOf, changeCells, moveInto, removeCells, withGeometry } from './cells.js';
import { hasStyle, styleName, styleNumber } from './styles.js';

/** A page, and what is selected on it once something was done. */
export interface Edited {
  readonly page: Page;
  readonly select: readonly string[];
}

/** Puts cells into a group of their own. */
export function group(page: Page, ids: readonly string[], border = 0): Edited | undefined {
  const tops = outermost(page, ids);
  const index = indexOf(page);
  const [first] = tops.map((id) => index.cell(id)!);
  const parent = first?.parent;
  const room = union(tops.map((id) => roomOf(page, index.cell(id)!)));
  if (tops.length < 2 || parent === undefined || !room) return undefined;
  const made = cellOf({
    role: 'vertex',
    parent: index.layerOf(first!.id)?.id ?? parent,
    style: 'group;',
    geometry: geometryOf(grown(room, border)),
    attributes: { connectable: '0' },
  });
  return { page: moveInto(addCells(page, [made]), tops, made.id), select: [made.id] };
}

/** Tells whether a cell is a shape with others in it, which can be taken out. */
export const hasInside = (page: Page, { id, role }: PageCell) =>
  role === 'vertex' && indexOf(page).children(id).length > 0;

/** Takes the cells out of groups; a group that has nothing to be seen itself goes. */
export function ungroup(page: Page, ids: readonly string[]): Edited | undefined {
  const index = indexOf(page);
  const groups = ids.filter((id) => {
    const cell = index.cell(id);
    return cell && hasInside(page, cell);
  });
  if (groups.length === 0) return undefined;
  const freed: string[] = [];
  let next = page;
  for (const id of groups) {
    const { parent } = index.cell(id)!;
    const children = index.children(id).filter(({ geometry }) => !geometry?.isRelative);
    if (parent === undefined) continue;
    next = moveInto(
      next,
      children.map((child) => child.id),
      parent,
    );
    freed.push(...children.map((child) => child.id));
    if (isBareGroup(index.cell(id)!)) next = removeCells(next, [id]);
  }
  return { page: next, select: freed };
}

const isBareGroup = ({ style, label }: PageCell) => styleName(style) === 'group' && label === '';

/** Takes cells out of what they are in, into the layer. */
export function removeFromGroup(page: Page, ids: readonly string[]): Page {
  const index = indexOf(page);
  return ids.reduce((next, id) => {
    const around = index.around(id);
    const layer = around.at(-1);
    return layer && around.length > 1 ? moveInto(next, [id], layer.id) : next;
  }, page);
}

/** Tells whether cells that are dropped on a cell go into it. */
export function takesChildren(page: Page, cell: PageCell): boolean {
  if (cell.role !== 'vertex') return false;
  const value = styleValue(cell.style, 'container');
  if (value !== undefined) return value === '1';
  const name = styleName(cell.style);
  if (name === 'swimlane' || styleValue(cell.style, 'shape') === 'swimlane') return true;
  return name === 'group' && indexOf(page).children(cell.id).length > 0;
}

/** Tells whether a cell is folded. */
export const isFolded = ({ attributes }: PageCell) => attributes['collapsed'] === '1';

/** Tells whether a cell can be folded. */
export function canFold(page: Page, cell: PageCell): boolean {
  if (hasStyle(cell.style, 'collapsible') || styleValue(cell.style, 'collapsible') === undefined)
    return takesChildren(page, cell) && styleName(cell.style) !== 'group';
  return false;
}

/** Folds cells, or unfolds them; each has the size it had when it was last so. */
export function fold(page: Page, ids: readonly string[], folded: boolean): Page {
  return changeCells(page, ids, (cell) => {
    if (isFolded(cell) === folded || !cell.geometry) return cell;
    const { x, y, width, height, alternate } = cell.geometry;
    const { collapsed: _before, ...attributes } = cell.attributes;
    const size = alternate
      ? { width: alternate.width, height: alternate.height }
      : folded
        ? foldedSize(cell, { width, height })
        : { width, height };
    return {
      ...withGeometry(cell, { ...size, alternate: { x, y, width, height } }),
      attributes: folded ? { ...attributes, collapsed: '1' } : attributes,
    };
  });
}

/** A title that is written upwards takes no more than this. */
const UPRIGHT_TITLE = 80;

/** Nothing but the title is left: above, or on the left, where it is written upwards. */
function foldedSize({ style }: PageCell, { width, height }: Pick<Box, 'width' | 'height'>) {
  const size = styleNumber(style, 'startSize', 40);
  return styleValue(style, 'horizontal') === '0'
    ? { width: Math.min(width, size), height: Math.min(height, UPRIGHT_TITLE) }
    : { width, height: Math.min(height, size) };
}

/** Makes containers of cells, or shapes that take nothing in. */
export function setContainer(page: Page, ids: readonly string[], isContainer: boolean): Page {
  return changeCells(page, ids, (cell) => ({
    ...cell,
    style: withStyle(cell.style, {
      container: isContainer ? '1' : '0',
      ...(isContainer ? { collapsible: '0' } : {}),
    }),
  }));
}
