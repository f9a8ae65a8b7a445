import type { Page, PageCell } from '../../../document/model.js';
import { indexOf } from '../../store/pageIndex.js';
import { replaceCells } from '../cells.js';
import { isFolded } from '../groups.js';
import { styleValue } from '../styles.js';
import { laidStack } from './layStack.js';
import { laidTable } from './layTable.js';
import { withOrder } from './tables.js';

/** What is laid out may be in a container that is laid out, and so on: no deeper than this. */
const DEEPEST = 6;

/**
 * Lays out the tables and stacks of a page that something has been done to since it was another, as draw.io does: a class closes up
 * where a row is taken out, lanes are as long as their pool. What nobody has touched stays as it was read.
 */
export function settled(before: Page, page: Page): Page {
  let [from, to] = [before, page];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = settledOnce(from, to);
    if (next === to) return to;
    [from, to] = [to, next];
  }
  return to;
}

function settledOnce(before: Page, page: Page): Page {
  if (before.cells === page.cells) return page;
  const containers = page.cells.filter(({ style }) => style.includes('childLayout='));
  const touched = containers.filter((cell) => !isFolded(cell) && isTouched(before, page, cell));
  return touched.reduce((next, cell) => laid(before, next, cell), page);
}

function laid(before: Page, page: Page, { id }: PageCell): Page {
  const cell = indexOf(page).cell(id)!;
  const layout = styleValue(cell.style, 'childLayout');
  if (layout === 'tableLayout') return withCells(page, laidTable(before, page, cell));
  const made = layout === 'stackLayout' ? laidStack(before, page, cell) : undefined;
  return made ? inOrder(withCells(page, [made.stack, ...made.parts]), id, made.parts) : page;
}

const withCells = (page: Page, cells: readonly PageCell[]) =>
  replaceCells(page, new Map(cells.map((cell) => [cell.id, cell])));

function inOrder(page: Page, id: string, parts: readonly PageCell[]): Page {
  const now = indexOf(page)
    .children(id)
    .filter((child) => parts.includes(child));
  return now.every((child, at) => child === parts[at]) ? page : withOrder(page, new Map([[id, parts]]));
}

/** What is new as a whole was laid out where it comes from. */
function isTouched(before: Page, page: Page, cell: PageCell): boolean {
  const old = indexOf(before).cell(cell.id);
  if (!old) return false;
  const isTable = styleValue(cell.style, 'childLayout') === 'tableLayout';
  return (
    !isSameSize(old, cell) ||
    isOtherInside(before, page, cell.id) ||
    (isTable &&
      indexOf(page)
        .children(cell.id)
        .some(({ id }) => isOtherInside(before, page, id)))
  );
}

function isOtherInside(before: Page, page: Page, id: string): boolean {
  const [old, now] = [indexOf(before).children(id), indexOf(page).children(id)];
  return (
    old.length !== now.length ||
    now.some((cell, at) => {
      const was = old[at]!;
      return (
        was !== cell &&
        (was.id !== cell.id ||
          was.geometry !== cell.geometry ||
          was.attributes['visible'] !== cell.attributes['visible'])
      );
    })
  );
}

const isSameSize = (one: PageCell, other: PageCell) =>
  one.geometry?.width === other.geometry?.width &&
  one.geometry?.height === other.geometry?.height &&
  isFolded(one) === isFolded(other);
