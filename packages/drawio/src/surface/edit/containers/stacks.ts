import type { Page, PageCell } from '../../../document/model.js';
import { indexOf } from '../../store/pageIndex.js';
import { addCells, cellOf, shifted } from '../cells.js';
import type { Edited } from '../groups.js';
import { styleValue } from '../styles.js';

/** Returns the stack that a cell lies in, such as a list or a pool; undefined where it is in none. */
export function stackAround(page: Page, { parent, geometry }: PageCell): PageCell | undefined {
  const around = indexOf(page).cell(parent);
  const isStack = around !== undefined && styleValue(around.style, 'childLayout') === 'stackLayout';
  return isStack && !geometry?.isRelative ? around : undefined;
}

/**
 * Adds a row to a list or a lane to a pool, like the one beside it and with nothing in it.
 *
 * @param step Where it comes, along or across; what is beside a stack is none of it.
 */
export function addToStack(page: Page, id: string, step: { x: number; y: number }): Edited | undefined {
  const cell = indexOf(page).cell(id);
  const stack = cell && stackAround(page, cell);
  const isDown = stack !== undefined && styleValue(stack.style, 'horizontalStack') === '0';
  if (!cell || !stack || (isDown ? step.y : step.x) === 0) return undefined;
  const { role, parent, label, style, geometry, attributes } = cell;
  const added = cellOf({
    role,
    label,
    style,
    attributes,
    ...(parent === undefined ? {} : { parent }),
    ...(geometry ? { geometry } : {}),
  });
  // Things lie in a stack in the order of their middles.
  return { page: addCells(page, [shifted(added, step)]), select: [added.id] };
}
