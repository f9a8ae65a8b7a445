import type { CatalogueEntry } from '../../../shapes/catalogue/entry.js';

/** Something that the palette offers. */
export type PaletteEntry = Pick<CatalogueEntry, 'id' | 'name' | 'width' | 'height' | 'cells'>;

/** Loads what the palette offers besides one's own shapes, which is much that an open page needs only later. */
export const loadCatalogue = () => import('../../../shapes/catalogue/catalogue.js');
