import { d2 } from './d2.js';
import type { Dialect, DialectName } from './dialect.js';
import { drawio } from './drawio.js';
import { excalidraw } from './excalidraw.js';
import { graphviz } from './graphviz.js';
import { kroki } from './kroki.js';
import { letu } from './letu.js';
import { mermaidLive } from './mermaidLive.js';
import { pikchrshow } from './pikchrshow.js';
import { plantuml } from './plantuml.js';

/**
 * All dialects by their name, in the order in which an input is offered to them: those that cannot be mistaken come first,
 * those that accept almost any text last.
 */
export const dialects = {
  letu,
  kroki,
  'mermaid.live': mermaidLive,
  'draw.io': drawio,
  excalidraw,
  plantuml,
  d2,
  graphviz,
  pikchrshow,
} as const satisfies Readonly<Record<DialectName, Dialect>>;
