import { elementOf, elementsOf, writeXml, type XmlElement } from '@letu/core/xml';
import { orderCells } from './cellOrder.js';
import { tooMany } from './failures.js';
import { MOST_CELLS } from './limits.js';
import type { Attributes, Page, PageCell } from './model.js';
import { readCell, type FoundCell } from './readCell.js';

/** What a page is called. */
export type PageNames = Pick<Page, 'id' | 'name'>;

/** Reads the `mxGraphModel` of a page. @throws FormatError `too-large`. */
export function readModel(model: XmlElement, names: PageNames, attributes: Attributes): Page {
  const root = elementOf(model, 'root');
  const found = root ? elementsOf(root) : [];
  if (found.length > MOST_CELLS) throw tooMany({ line: model.line });
  const others = elementsOf(model).filter((element) => element !== root);
  return {
    ...names,
    attributes,
    model: model.attributes,
    cells: orderCells(withIds(found.map(readCell))),
    ...(others.length > 0 ? { extra: others.map(writeXml).join('') } : {}),
  };
}

/** A page with nothing on it: a root, and a layer. */
export const emptyPage = (names: PageNames, attributes: Attributes = {}): Page => ({
  ...names,
  attributes,
  model: {},
  cells: orderCells([]),
});

/** Gives cells without an id one, and those whose id another has. */
function withIds(cells: readonly FoundCell[]): readonly PageCell[] {
  const named = new Set(cells.map(({ id }) => id));
  const seen = new Set<string>();
  let number = 1;
  return cells.map(({ id, ...cell }) => {
    if (id !== undefined && !seen.has(id)) {
      seen.add(id);
      return { ...cell, id };
    }
    while (named.has(`cell-${number}`)) number += 1;
    named.add(`cell-${number}`);
    return { ...cell, id: `cell-${number}` };
  });
}
