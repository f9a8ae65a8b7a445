import type { Cell } from '@maxgraph/core';
import type { PageCell } from '../document/model.js';

/**
 * Returns the cells of a graph in the order they are written in: as they were read, new ones behind what they stand behind; all
 * anew, parents before their children, where the order among brothers has changed.
 */
export function inPageOrder(root: Cell, before: readonly PageCell[]): readonly Cell[] {
  const places = placesOf(root);
  const byId = new Map([...places.keys()].map((cell) => [cell.getId(), cell]));
  const known = before.flatMap(({ id }) => byId.get(id) ?? []);
  return keepsOrder(known, places) ? withNew(known, places) : [...places.keys()];
}

/** Returns a cell and all in it with their places among their brothers, parents before their children. */
function placesOf(root: Cell): ReadonlyMap<Cell, number> {
  const places = new Map<Cell, number>();
  const waiting = [{ cell: root, place: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    places.set(next.cell, next.place);
    waiting.push(
      ...next.cell
        .getChildren()
        .map((cell, place) => ({ cell, place }))
        .toReversed(),
    );
  }
  return places;
}

/** Tells whether cells stand behind their parents and in the same order as their brothers. */
function keepsOrder(known: readonly Cell[], places: ReadonlyMap<Cell, number>): boolean {
  const all = new Set(known);
  const seen = new Set<Cell>();
  const next = new Map<Cell, number>();
  return known.every((cell) => {
    seen.add(cell);
    const parent = cell.getParent();
    if (!parent) return true;
    const place = places.get(cell) ?? 0;
    const isBehind = place >= (next.get(parent) ?? 0) && (seen.has(parent) || !all.has(parent));
    next.set(parent, place + 1);
    return isBehind;
  });
}

/** Puts new cells behind their elder brothers, the first of them behind their parents. */
function withNew(known: readonly Cell[], places: ReadonlyMap<Cell, number>): readonly Cell[] {
  if (known.length === places.size) return known;
  const all = new Set(known);
  const behind = new Map<Cell, Cell[]>();
  for (const [cell, place] of places) {
    const parent = cell.getParent();
    if (all.has(cell) || !parent) continue;
    const before = place > 0 ? parent.getChildAt(place - 1) : parent;
    behind.set(before, [...(behind.get(before) ?? []), cell]);
  }
  const cells: Cell[] = [];
  const waiting = known.toReversed();
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    cells.push(cell);
    waiting.push(...(behind.get(cell) ?? []));
  }
  return cells;
}
