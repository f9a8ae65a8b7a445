import { tooDeep } from './failures.js';
import { MOST_LEVELS } from './limits.js';
import type { PageCell } from './model.js';

const NO_ATTRIBUTES = {};
const ROOT: PageCell = { id: '0', role: 'other', label: '', style: '', attributes: NO_ATTRIBUTES };
const LAYER: PageCell = { ...ROOT, id: '1', parent: '0' };

/**
 * Returns cells with parents before their children, else as they stand, with a root and a layer at least. A cell whose parent is
 * not there, or is the cell itself or below it, stands in the first layer.
 *
 * @throws FormatError `too-large` where they stand in each other too deeply.
 */
export function orderCells(cells: readonly PageCell[]): readonly PageCell[] {
  const { root, layer, rest } = withLayer(cells);
  const byId = new Map([root, layer, ...rest].map((cell) => [cell.id, cell]));
  const depths = new Map([
    [root.id, 0],
    [layer.id, 1],
  ]);
  const ordered: PageCell[] = [root];
  // A layer keeps its place among the others, unless something stands in it before.
  let isLayerPlaced = false;
  const place = (cell: PageCell) => {
    if (cell === layer && isLayerPlaced) return;
    isLayerPlaced ||= cell === layer;
    ordered.push(cell);
  };
  for (const cell of rest) {
    for (const missing of missingAbove(cell, byId, depths)) {
      const parent = missing.parent ?? '';
      const isFound = depths.has(parent);
      const depth = (isFound ? depths.get(parent)! : 1) + 1;
      if (depth > MOST_LEVELS) throw tooDeep();
      if (!isFound || parent === layer.id) place(layer);
      depths.set(missing.id, depth);
      place(isFound ? missing : { ...missing, parent: layer.id });
    }
    if (cell === layer) place(layer);
  }
  if (!isLayerPlaced) ordered.push(layer);
  return ordered;
}

/** Returns a cell and those above it that have no place yet, the uppermost first. */
function missingAbove(
  cell: PageCell,
  byId: ReadonlyMap<string, PageCell>,
  depths: ReadonlyMap<string, number>,
): readonly PageCell[] {
  const missing: PageCell[] = [];
  const seen = new Set<string>();
  let next: PageCell | undefined = cell;
  while (next && !depths.has(next.id) && !seen.has(next.id)) {
    seen.add(next.id);
    missing.push(next);
    next = byId.get(next.parent ?? '');
  }
  return missing.toReversed();
}

/** Finds the root, which has no parent, and the first layer, or makes them. */
function withLayer(cells: readonly PageCell[]) {
  const ids = new Set(cells.map(({ id }) => id));
  const root = cells.find(({ parent, role }) => parent === undefined && role === 'other') ?? free(ROOT, ids);
  ids.add(root.id);
  const others = cells.filter((cell) => cell !== root);
  const found = others.find(({ parent, role }) => parent === root.id && role === 'other');
  const layer = found ?? { ...free(LAYER, ids), parent: root.id };
  return { root, layer, rest: found ? others : [layer, ...others] };
}

const free = (cell: PageCell, taken: ReadonlySet<string>): PageCell =>
  taken.has(cell.id) ? free({ ...cell, id: `${cell.id}-` }, taken) : cell;
