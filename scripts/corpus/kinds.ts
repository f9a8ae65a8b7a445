import type { DiagramDefinition } from '@letu/core';

/** The text kinds by the name of their folder in a corpus, loaded one at a time. */
export const KINDS: Readonly<Record<string, () => Promise<DiagramDefinition<object>>>> = {
  graphviz: async () => anyKind((await import('@letu/graphviz')).graphviz),
  plantuml: async () => anyKind((await import('@letu/plantuml')).plantuml),
  d2: async () => anyKind((await import('@letu/d2')).d2),
  mermaid: async () => anyKind((await import('@letu/mermaid')).mermaid),
  pikchr: async () => anyKind((await import('@letu/pikchr')).pikchr),
};

/** Forgets a kind's own options: a corpus is drawn with the defaults. */
function anyKind<Options>(definition: DiagramDefinition<Options>): DiagramDefinition<object> {
  return definition as unknown as DiagramDefinition<object>;
}
