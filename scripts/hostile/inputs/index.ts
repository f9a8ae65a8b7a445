import { d2 } from './d2.js';
import { graphviz } from './graphviz.js';
import { mermaid } from './mermaid.js';
import { pikchr } from './pikchr.js';
import { plantuml } from './plantuml.js';
import { pictures } from './svg.js';

/** The hostile inputs by group: diagrams of each kind, and pictures as an engine might answer. */
export const INPUTS: Readonly<Record<string, readonly string[]>> = {
  plantuml,
  d2,
  mermaid,
  graphviz,
  pikchr,
  svg: pictures,
};
