import type { PaletteEntry } from '@letu/editor/palette';
import type { MenuTarget } from '../../graphs/menu/subject.js';

/** Something in the palette, with what choosing it does. */
export interface PaletteItem extends PaletteEntry {
  run(): void;
  /** The graph it is, which has a menu here as everywhere. */
  readonly target?: MenuTarget;
}

export interface PaletteItems {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly PaletteItem[];
}
