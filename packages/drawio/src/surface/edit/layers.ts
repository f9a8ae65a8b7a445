import type { Page, PageCell } from '../../document/model.js';
import { withStyle } from '../../document/style.js';
import { indexOf } from '../store/pageIndex.js';
import { addCells, cellOf, changeCells, moveInto, removeCells } from './cells.js';
import { hasStyle } from './styles.js';
import { ordered } from './order.js';

/** Tells whether a cell, or what it is in, is hidden. */
export function isHidden(page: Page, id: string): boolean {
  const { cell, around } = indexOf(page);
  const hides = (each: PageCell | undefined) => each?.attributes['visible'] === '0';
  return hides(cell(id)) || around(id).some(hides);
}

/** Tells whether a cell, or what it is in, is locked, so that it is not changed by a pointer. */
export function isLocked(page: Page, id: string): boolean {
  const { cell, around } = indexOf(page);
  const locks = (each: PageCell | undefined) => each !== undefined && hasStyle(each.style, 'locked');
  return locks(cell(id)) || around(id).some(locks);
}

/** Tells whether the layer of a cell is locked, so that it is not even selected by a pointer. */
export function isLayerLocked(page: Page, id: string): boolean {
  const layer = indexOf(page).layerOf(id);
  return layer !== undefined && hasStyle(layer.style, 'locked');
}

/** Locks cells or layers, or unlocks them. */
export function setLocked(page: Page, ids: readonly string[], locked: boolean): Page {
  const value = locked ? '1' : undefined;
  return changeCells(page, ids, (cell) => ({ ...cell, style: withStyle(cell.style, { locked: value }) }));
}

/** Hides cells or layers, or shows them. */
export function setHidden(page: Page, ids: readonly string[], hidden: boolean): Page {
  return changeCells(page, ids, (cell) => {
    const { visible: _before, ...attributes } = cell.attributes;
    return { ...cell, attributes: hidden ? { ...attributes, visible: '0' } : attributes };
  });
}

/** Adds a layer in front of the others. */
export function addLayer(page: Page, name: string): { readonly page: Page; readonly id: string } {
  const layer = cellOf({ role: 'other', label: name, parent: indexOf(page).root?.id ?? '0' });
  return { page: addCells(page, [layer]), id: layer.id };
}

/** Gives a layer another name. */
export function renameLayer(page: Page, id: string, name: string): Page {
  return changeCells(page, [id], (layer) => ({ ...layer, label: name }));
}

/** Takes a layer away with all on it; the last one stays. */
export function removeLayer(page: Page, id: string): Page {
  return indexOf(page).layers.length < 2 ? page : removeCells(page, [id]);
}

/** Moves a layer to a place among the others, from back to front. */
export function moveLayer(page: Page, id: string, to: number): Page {
  const { layers, root, children } = indexOf(page);
  const layer = layers.find((each) => each.id === id);
  if (!layer || !root || layers[to] === layer) return page;
  const others = layers.filter((each) => each !== layer);
  const moved = [...others.slice(0, to), layer, ...others.slice(to)];
  return ordered(page, (parent) => (parent === root.id ? moved : children(parent)));
}

/** Puts cells onto another layer, in front of all there. */
export function moveToLayer(page: Page, ids: readonly string[], layer: string): Page {
  return moveInto(page, ids, layer);
}
