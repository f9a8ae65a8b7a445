import type { Page, PageCell } from '../../document/model.js';
import { indexOf } from '../store/pageIndex.js';

/** Returns a page whose cells follow the order that children have in it, parents before their children. */
export function ordered(page: Page, childrenOf: (id: string) => readonly PageCell[]): Page {
  const { root } = indexOf(page);
  if (!root) return page;
  const cells: PageCell[] = [];
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    cells.push(next);
    waiting.push(...childrenOf(next.id).toReversed());
  }
  return cells.length === page.cells.length ? { ...page, cells } : page;
}

/** Moves cells to the front or the back of their siblings, or by one place. */
export function reorder(
  page: Page,
  ids: readonly string[],
  to: 'front' | 'back' | 'forward' | 'backward',
): Page {
  const index = indexOf(page);
  const chosen = new Set(ids);
  const parents = new Set(ids.map((id) => index.cell(id)?.parent));
  const moved = new Map<string, readonly PageCell[]>();
  for (const parent of parents) {
    if (parent !== undefined) moved.set(parent, moveAmong(index.children(parent), chosen, to));
  }
  const isSame = [...moved].every(([parent, cells]) =>
    cells.every((cell, at) => cell === index.children(parent)[at]),
  );
  return isSame ? page : ordered(page, (id) => moved.get(id) ?? index.children(id));
}

function moveAmong(
  cells: readonly PageCell[],
  chosen: ReadonlySet<string>,
  to: Parameters<typeof reorder>[2],
): readonly PageCell[] {
  const own = cells.filter(({ id }) => chosen.has(id));
  const others = cells.filter(({ id }) => !chosen.has(id));
  if (to === 'front') return [...others, ...own];
  if (to === 'back') return [...own, ...others];
  if (to === 'backward') return movedBack(cells, chosen);
  return movedBack(cells.toReversed(), chosen).toReversed();
}

/** Puts each chosen cell before the one before it. */
function movedBack(cells: readonly PageCell[], chosen: ReadonlySet<string>): readonly PageCell[] {
  const list = [...cells];
  for (let at = 1; at < list.length; at += 1) {
    const [before, cell] = [list[at - 1]!, list[at]!];
    if (chosen.has(cell.id) && !chosen.has(before.id)) [list[at - 1], list[at]] = [cell, before];
  }
  return list;
}
