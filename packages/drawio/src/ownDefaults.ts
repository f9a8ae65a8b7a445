import type { CanvasDefaults } from '@letu/core';
import { stylesOf, type LookStyles } from './shapeLook.js';

let styles: Partial<LookStyles> = {};
let palette: NonNullable<CanvasDefaults['palette']> = { order: [], hidden: [] };

/** Has general diagrams that are opened from now on begin with defaults of a host. @param defaults Empty takes them back. */
export function setDefaults(defaults: CanvasDefaults): void {
  styles = defaults.look ? stylesOf(defaults.look) : {};
  palette = defaults.palette ?? { order: [], hidden: [] };
}

/** Returns the styles of new cells, where some were set: they hold where a shape says nothing itself. */
export const chosenStyles = (): Partial<LookStyles> => styles;

/** Returns categories as the palette offers them. */
export function offeredCategories<Category extends string>(all: readonly Category[]): readonly Category[] {
  const { order, hidden } = palette;
  const rank = (category: string) => {
    const at = order.indexOf(category);
    return at < 0 ? order.length : at;
  };
  return all.filter((category) => !hidden.includes(category)).toSorted((a, b) => rank(a) - rank(b));
}
