import type { DiagramDefinition } from '@letu/core';
import { d2 } from '@letu/d2';
import { graphviz } from '@letu/graphviz';
import { handchart } from '@letu/handchart';
import { mermaid } from '@letu/mermaid';
import { pikchr } from '@letu/pikchr';
import { plantuml } from '@letu/plantuml';

/** The kinds by name, as the controls of the stories offer them. */
export const KINDS = { plantuml, d2, mermaid, graphviz, pikchr, handchart };

/** A kind's name in the controls. */
export type KindName = keyof typeof KINDS;

/** The names of the kinds, in the order of the product. */
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Returns a kind's definition; the stories leave every kind at its default options. */
export function kindNamed(name: KindName): DiagramDefinition<object> {
  // Each definition only accepts its own options, and no story gives any.
  return KINDS[name] as unknown as DiagramDefinition<object>;
}
