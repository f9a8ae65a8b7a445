import { toDrawio } from './drawio/toDrawio.js';
import { toExcalidraw } from './excalidraw/toExcalidraw.js';
import type { Figure } from './figure/figure.js';
import type { TargetKind } from './targets.js';

/** Writes a figure as the source of a diagram of another kind. @param name What it is called. */
export const writeAs: Readonly<Record<TargetKind, (figure: Figure, name?: string) => string>> = {
  drawio: toDrawio,
  excalidraw: (figure) => toExcalidraw(figure),
};
