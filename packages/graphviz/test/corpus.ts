import { corpusOf, type Sample } from '../../core/test/corpus.js';

/** Graphviz needs minutes for it. */
const ENDLESS = /b100\.gv$/;

/** Returns the shared DOT files. */
export function samples(): readonly Sample[] {
  return corpusOf('graphviz').filter(({ name }) => !ENDLESS.test(name));
}
