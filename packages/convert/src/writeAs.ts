import { toDrawio } from './drawio/toDrawio.js';
import { toExcalidraw } from './excalidraw/toExcalidraw.js';
import type { Figure } from './figure.js';

export { toDrawio, toExcalidraw };

/** Writes a figure as the source of a diagram. @param name What it is called. */
export type FigureWriter = (figure: Figure, name?: string) => string;

/** How figures are written as diagrams of the kinds that say so of themselves, by the kinds' names. */
export const writeAs: Readonly<Record<string, FigureWriter>> = {
  drawio: toDrawio,
  excalidraw: (figure) => toExcalidraw(figure),
};
