import type { CellGeometry, Page, PageCell, Point } from '../../document/model.js';
import { indexOf, outermost, withDescendants } from '../store/pageIndex.js';
import { originOf } from './bounds.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns an id that no other cell or page has. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => LETTERS[byte & 63]).join('');
}

/** Returns a shape or an edge to begin with. */
export function cellOf(part: Partial<PageCell> & Pick<PageCell, 'role'>): PageCell {
  return { id: newId(), label: '', style: '', attributes: {}, ...part };
}

/** Changes those cells of a page whose ids are given. Returns the page itself where nothing is other than before. */
export function changeCells(page: Page, ids: readonly string[], update: (cell: PageCell) => PageCell): Page {
  const chosen = new Set(ids);
  let isOther = false;
  const cells = page.cells.map((cell) => {
    const next = chosen.has(cell.id) ? update(cell) : cell;
    isOther ||= next !== cell;
    return next;
  });
  return isOther ? { ...page, cells } : page;
}

/** Puts other states of cells in place of those with the same ids. */
export function replaceCells(page: Page, cells: ReadonlyMap<string, PageCell>): Page {
  return changeCells(page, [...cells.keys()], (cell) => cells.get(cell.id) ?? cell);
}

/** Adds cells behind all others, so that they are seen in front. */
export function addCells(page: Page, cells: readonly PageCell[]): Page {
  return cells.length === 0 ? page : { ...page, cells: [...page.cells, ...cells] };
}

/** Takes cells away with all that is in them, and the edges that are joined to them. */
export function removeCells(page: Page, ids: readonly string[], options: { edges?: boolean } = {}): Page {
  const isMade = (id: string) => indexOf(page).cell(id)?.parent !== undefined;
  const gone = new Set(withDescendants(page, ids.filter(isMade)).map(({ id }) => id));
  if (gone.size === 0) return page;
  if (options.edges !== false) {
    const joined = page.cells.filter(
      ({ role, source, target }) => role === 'edge' && (gone.has(source ?? '') || gone.has(target ?? '')),
    );
    const ends = joined.filter(({ id }) => !gone.has(id)).map(({ id }) => id);
    for (const { id } of withDescendants(page, ends)) gone.add(id);
  }
  return {
    ...page,
    cells: page.cells.filter(({ id }) => !gone.has(id)).map((cell) => withoutEnds(cell, gone)),
  };
}

function withoutEnds(cell: PageCell, gone: ReadonlySet<string>): PageCell {
  const isLoose = gone.has(cell.source ?? '') || gone.has(cell.target ?? '');
  if (!isLoose) return cell;
  const { source, target, ...rest } = cell;
  return {
    ...rest,
    ...(source !== undefined && !gone.has(source) ? { source } : {}),
    ...(target !== undefined && !gone.has(target) ? { target } : {}),
  };
}

const NOWHERE: CellGeometry = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  isRelative: false,
  points: [],
  attributes: {},
};

/** Changes the geometry of a cell. */
export function withGeometry(cell: PageCell, change: Partial<CellGeometry>): PageCell {
  return { ...cell, geometry: { ...(cell.geometry ?? NOWHERE), ...change } };
}

const plus = (point: Point | undefined, { x, y }: Point) => point && { x: point.x + x, y: point.y + y };

/** Moves a cell within its parent: a shape its corner, an edge its way points and its loose ends. */
export function shifted(cell: PageCell, by: Point): PageCell {
  const { geometry, role } = cell;
  if (!geometry || (by.x === 0 && by.y === 0)) return cell;
  if (role === 'vertex') {
    if (geometry.isRelative)
      return withGeometry(cell, { offset: plus(geometry.offset ?? { x: 0, y: 0 }, by)! });
    return withGeometry(cell, plus({ x: geometry.x, y: geometry.y }, by)!);
  }
  const sourcePoint = plus(geometry.sourcePoint, by);
  const targetPoint = plus(geometry.targetPoint, by);
  return withGeometry(cell, {
    points: geometry.points.map((point) => plus(point, by)!),
    ...(sourcePoint ? { sourcePoint } : {}),
    ...(targetPoint ? { targetPoint } : {}),
  });
}

/**
 * Returns copies of cells with all that is in them. Edges stay joined to what is copied with them; their other ends are loose.
 *
 * @param parent What the outermost of them get as a parent. @default the parents they have
 */
export function copiesOf(cells: readonly PageCell[], parent?: string): readonly PageCell[] {
  const ids = new Map(cells.map(({ id }) => [id, newId()]));
  return cells.map((cell) => {
    const { source, target, ...rest } = cell;
    const own = ids.get(cell.parent ?? '');
    const from = ids.get(source ?? '');
    const to = ids.get(target ?? '');
    const around = own ?? parent ?? cell.parent;
    return {
      ...rest,
      id: ids.get(cell.id)!,
      ...(around === undefined ? {} : { parent: around }),
      ...(from === undefined ? {} : { source: from }),
      ...(to === undefined ? {} : { target: to }),
    };
  });
}

/** Returns those cells, with all that is in them, which can be copied: the outermost of them stand where they do on the page. */
export function liftedCells(page: Page, ids: readonly string[]): readonly PageCell[] {
  const tops = new Set(outermost(page, ids));
  return withDescendants(page, [...tops]).map((cell) => {
    if (!tops.has(cell.id)) return cell;
    const parent = indexOf(page).cell(cell.parent);
    return parent?.role === 'vertex' && !cell.geometry?.isRelative
      ? shifted(cell, originOf(page, parent.id))
      : cell;
  });
}

/** Puts cells into another parent, in front of all there, without moving them on the page. */
export function moveInto(page: Page, ids: readonly string[], parent: string): Page {
  const index = indexOf(page);
  const within = new Set(withDescendants(page, ids).map(({ id }) => id));
  const moved = outermost(page, ids).filter((id) => index.cell(id)?.parent !== parent);
  if (moved.length === 0 || within.has(parent)) return page;
  const to = originOf(page, parent);
  const tops = new Set(moved);
  const group = withDescendants(page, moved);
  const put = group.map((cell) => {
    if (!tops.has(cell.id)) return cell;
    const from = originOf(page, cell.parent);
    return shifted({ ...cell, parent }, { x: from.x - to.x, y: from.y - to.y });
  });
  const taken = new Set(group.map(({ id }) => id));
  return { ...page, cells: [...page.cells.filter(({ id }) => !taken.has(id)), ...put] };
}
