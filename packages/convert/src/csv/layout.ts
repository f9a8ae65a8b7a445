import type { Box, Point } from '../figure.js';
import type { Entry, Relations } from './relations.js';

const ACROSS = 32;
const DOWN = 56;

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Places the entries of a tree: children side by side below their parent, which stands over their middle. */
export function treeLayout(
  { entries, relations }: Relations,
  sizeOf: (entry: Entry) => Size,
): ReadonlyMap<string, Box> {
  const children = new Map<string, string[]>();
  const parents = new Map<string, string>();
  for (const { from, to } of relations) {
    if (parents.has(to) || isAbove(to, from, parents)) continue;
    parents.set(to, from);
    children.set(from, [...(children.get(from) ?? []), to]);
  }
  const sizes = new Map(entries.map((entry) => [entry.id, sizeOf(entry)]));
  const depths = new Map(entries.map(({ id }) => [id, depthOf(id, parents)]));
  const tops = topsOf(entries, sizes, depths);
  const boxes = new Map<string, Box>();
  let next = 0;
  // Deepest first: when a parent is placed, all below it is.
  const place = (id: string): void => {
    const below = children.get(id) ?? [];
    const size = sizes.get(id) ?? { width: 0, height: 0 };
    const start = next;
    for (const child of below) place(child);
    const [first, last] = [boxes.get(below[0] ?? ''), boxes.get(below.at(-1) ?? '')];
    const middle = first && last ? (first.x + last.x + last.width) / 2 : start + size.width / 2;
    const x = Math.max(start, middle - size.width / 2);
    next = Math.max(next, x + size.width + ACROSS);
    boxes.set(id, { x, y: tops.get(depths.get(id) ?? 0) ?? 0, ...size });
  };
  for (const { id } of entries) if (!parents.has(id)) place(id);
  return boxes;
}

/** Tells whether one entry is above another, so that nothing can come to stand below itself. */
function isAbove(id: string, other: string, parents: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = other; at !== undefined; at = parents.get(at)) if (at === id) return true;
  return false;
}

function depthOf(id: string, parents: ReadonlyMap<string, string>): number {
  let depth = 0;
  for (let at = parents.get(id); at !== undefined; at = parents.get(at)) depth += 1;
  return depth;
}

function topsOf(
  entries: readonly Entry[],
  sizes: ReadonlyMap<string, Size>,
  depths: ReadonlyMap<string, number>,
) {
  const heights: number[] = [];
  for (const { id } of entries) {
    const depth = depths.get(id) ?? 0;
    heights[depth] = Math.max(heights[depth] ?? 0, sizes.get(id)?.height ?? 0);
  }
  const tops = new Map<number, number>();
  let top = 0;
  for (const [depth, height] of heights.entries()) {
    tops.set(depth, top);
    top += (height ?? 0) + DOWN;
  }
  return tops;
}

/** Places the entries of a graph in rows: each below all that lead to it, as far as there is no way round. */
export function graphLayout(
  { entries, relations }: Relations,
  sizeOf: (entry: Entry) => Size,
  positions: ReadonlyMap<string, Point> | undefined,
): ReadonlyMap<string, Box> {
  const ranks = new Map(entries.map(({ id }) => [id, 0]));
  for (let round = 0; round < Math.min(entries.length, 50); round += 1)
    for (const { from, to } of relations) {
      const rank = (ranks.get(from) ?? 0) + 1;
      if (from !== to && rank > (ranks.get(to) ?? 0) && rank <= round + 1) ranks.set(to, rank);
    }
  const rows: Entry[][] = [];
  for (const entry of entries) (rows[ranks.get(entry.id) ?? 0] ??= []).push(entry);
  const boxes = new Map<string, Box>();
  let y = 0;
  for (const row of rows) {
    let x = 0;
    let height = 0;
    for (const entry of row ?? []) {
      const size = sizeOf(entry);
      const at = positions?.get(entry.id);
      boxes.set(entry.id, { ...size, ...(at ?? { x, y }) });
      x += size.width + ACROSS * 2;
      height = Math.max(height, size.height);
    }
    y += height + DOWN * 1.5;
  }
  return boxes;
}
