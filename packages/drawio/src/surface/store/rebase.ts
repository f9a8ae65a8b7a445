import type { DrawioFile, Page, PageCell } from '../../document/model.js';

/** Returns what makes of a file, or of an earlier state of it, what somebody else has made of it. */
export function changeBetween(before: DrawioFile, after: DrawioFile): (file: DrawioFile) => DrawioFile {
  const pages = new Map(before.pages.map((page) => [page.id, page]));
  const changes = new Map(
    after.pages.flatMap((page) => {
      const old = pages.get(page.id);
      return old && old !== page ? [[page.id, pageChange(old, page)] as const] : [];
    }),
  );
  const kept = new Set(after.pages.map(({ id }) => id));
  const gone = new Set([...pages.keys()].filter((id) => !kept.has(id)));
  const added = after.pages.filter(({ id }) => !pages.has(id));
  const done = new WeakMap<Page, Page>();
  const changed = (page: Page): Page => {
    const known = done.get(page) ?? changes.get(page.id)?.(page) ?? page;
    done.set(page, known);
    return known;
  };
  return (file) => ({
    attributes: after.attributes,
    pages: [
      ...file.pages.filter(({ id }) => !gone.has(id)).map(changed),
      ...added.filter(({ id }) => !file.pages.some((page) => page.id === id)),
    ],
  });
}

/** Returns what makes of a page, or of an earlier state of it, what it has become. */
function pageChange(before: Page, after: Page): (page: Page) => Page {
  const old = new Map(before.cells.map((cell) => [cell.id, cell]));
  const now = new Map(after.cells.map((cell) => [cell.id, cell]));
  const isTouched = (id: string) => old.get(id) !== now.get(id);
  return (page) => {
    const has = new Set(page.cells.map(({ id }) => id));
    const cells = page.cells.flatMap((cell) => (isTouched(cell.id) ? (now.get(cell.id) ?? []) : cell));
    const added = after.cells.filter(({ id }) => !has.has(id) && !old.has(id));
    return {
      ...page,
      name: before.name === after.name ? page.name : after.name,
      model: before.model === after.model ? page.model : after.model,
      attributes: before.attributes === after.attributes ? page.attributes : after.attributes,
      cells: rooted([...cells, ...added]),
    };
  };
}

/** Leaves out what is in something that is gone, and joins nothing to it. */
function rooted(cells: readonly PageCell[]): readonly PageCell[] {
  const ids = new Set<string>();
  const kept = cells.filter(({ id, parent }) => {
    const isIn = parent === undefined || ids.has(parent);
    if (isIn) ids.add(id);
    return isIn;
  });
  const isThere = (id: string | undefined) => id === undefined || ids.has(id);
  return kept.map((cell) => {
    if (isThere(cell.source) && isThere(cell.target)) return cell;
    const { source, target, ...rest } = cell;
    return {
      ...rest,
      ...(source !== undefined && ids.has(source) ? { source } : {}),
      ...(target !== undefined && ids.has(target) ? { target } : {}),
    };
  });
}

/** Returns a file that shares with an earlier one whatever is the same in both, so that what differs is found by identity. */
export function sharing(file: DrawioFile, before: DrawioFile): DrawioFile {
  const pages = new Map(before.pages.map((page) => [page.id, page]));
  return { ...file, pages: file.pages.map((page) => sharedPage(page, pages.get(page.id))) };
}

function sharedPage(page: Page, before: Page | undefined): Page {
  if (!before) return page;
  const old = new Map(before.cells.map((cell) => [cell.id, cell]));
  const cells = page.cells.map((cell) => same(cell, old.get(cell.id)));
  const model = same(page.model, before.model);
  const attributes = same(page.attributes, before.attributes);
  const isSame =
    page.name === before.name &&
    model === before.model &&
    attributes === before.attributes &&
    cells.length === before.cells.length &&
    cells.every((cell, index) => cell === before.cells[index]);
  return isSame ? before : { ...page, model, attributes, cells };
}

function same<Value extends object>(value: Value, before: Value | undefined): Value {
  return before && JSON.stringify(before) === JSON.stringify(value) ? before : value;
}
