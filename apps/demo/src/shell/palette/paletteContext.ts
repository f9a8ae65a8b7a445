import { createContext, use } from 'react';
import type { Command } from '@letu/core';
import type { MenuTarget } from '../../graphs/menu/subject.js';

/** The one palette of the app. */
export interface PaletteControl {
  /** Opens it. @param commands Those of the editor on the page, which it then takes in. */
  open(commands?: readonly Command[]): void;
  /** Has an editor asked for its commands first, until the returned function is called. */
  register(openFromEditor: () => void): () => void;
  /** Has it offer what may be done with the graph of the page, until the returned function is called. */
  offer(target: MenuTarget): () => void;
}

/** What opens it, on every page. */
export const PALETTE_KEYS = 'Mod-k';

export const PaletteContext = createContext<PaletteControl | undefined>(undefined);

/** Returns the palette. @throws TypeError outside of the shell. */
export function usePalette(): PaletteControl {
  const palette = use(PaletteContext);
  if (!palette) throw new TypeError('There is no palette around.');
  return palette;
}
