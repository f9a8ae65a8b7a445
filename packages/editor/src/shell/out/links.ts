import type { KnownDiagramType } from '@letu/core';

/** The servers that copied links name, each an address without its last slash. */
export interface LinkServers {
  /** @default 'https://kroki.io' */
  readonly kroki?: string | undefined;
  /** @default 'https://www.plantuml.com/plantuml' */
  readonly plantuml?: string | undefined;
}

/** A page on which others open a diagram. */
export type LinkTarget =
  'kroki' | 'plantuml' | 'mermaidLive' | 'd2Playground' | 'graphvizOnline' | 'edotor' | 'pikchrshow';

const TARGETS: Readonly<Partial<Record<KnownDiagramType, readonly LinkTarget[]>>> = {
  TEXT: ['kroki', 'plantuml'],
  MERMAID: ['kroki', 'mermaidLive'],
  D2LANG: ['kroki', 'd2Playground'],
  graphviz: ['kroki', 'graphvizOnline', 'edotor'],
  pikchr: ['kroki', 'pikchrshow'],
};

/** Returns the pages to which a diagram of a type can be linked. */
export function linkTargets(type: KnownDiagramType): readonly LinkTarget[] {
  return TARGETS[type] ?? [];
}
