import type { Page, PageCell } from '../../document/model.js';

/** The cells of a page by their ids, and what is in them and joined to them. */
export interface PageIndex {
  readonly root: PageCell | undefined;
  /** From back to front. */
  readonly layers: readonly PageCell[];
  cell(id: string | undefined): PageCell | undefined;
  /** From back to front. */
  children(id: string): readonly PageCell[];
  /** The edges that begin or end at a cell. */
  edges(id: string): readonly PageCell[];
  /** The layer a cell is in. */
  layerOf(id: string): PageCell | undefined;
  /** The cells around a cell, the nearest first, without the root. */
  around(id: string): readonly PageCell[];
}

const indices = new WeakMap<readonly PageCell[], PageIndex>();

/** Returns where the cells of a page are; it is found out once. */
export function indexOf({ cells }: Page): PageIndex {
  const known = indices.get(cells);
  if (known) return known;
  const made = createIndex(cells);
  indices.set(cells, made);
  return made;
}

const NONE: readonly PageCell[] = [];

function createIndex(cells: readonly PageCell[]): PageIndex {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const children = new Map<string, PageCell[]>();
  const edges = new Map<string, PageCell[]>();
  const put = (into: Map<string, PageCell[]>, id: string | undefined, cell: PageCell) => {
    if (id === undefined) return;
    const known = into.get(id);
    if (known) known.push(cell);
    else into.set(id, [cell]);
  };
  for (const cell of cells) {
    put(children, cell.parent, cell);
    put(edges, cell.source, cell);
    if (cell.target !== cell.source) put(edges, cell.target, cell);
  }
  const root = cells.find(({ parent }) => parent === undefined);
  const around = (id: string) => {
    const found: PageCell[] = [];
    let next = byId.get(byId.get(id)?.parent ?? '');
    while (next && next !== root && !found.includes(next)) {
      found.push(next);
      next = byId.get(next.parent ?? '');
    }
    return found;
  };
  return {
    root,
    layers: root ? (children.get(root.id) ?? NONE) : NONE,
    cell: (id) => (id === undefined ? undefined : byId.get(id)),
    children: (id) => children.get(id) ?? NONE,
    edges: (id) => edges.get(id) ?? NONE,
    layerOf: (id) => around(id).at(-1) ?? byId.get(id),
    around,
  };
}

/** Returns cells with all that is in them, each once, in the order of the page. */
export function withDescendants(page: Page, ids: readonly string[]): readonly PageCell[] {
  const found = new Set(ids);
  for (const { id, parent } of page.cells) if (parent !== undefined && found.has(parent)) found.add(id);
  return page.cells.filter(({ id }) => found.has(id));
}

/** Returns the ids of those cells that are in no other of them. */
export function outermost(page: Page, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  const index = indexOf(page);
  return ids.filter((id) => index.cell(id) && !index.around(id).some((cell) => chosen.has(cell.id)));
}
