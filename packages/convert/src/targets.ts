/** The kinds, by their names, whose pictures become figures. */
export const SOURCE_KINDS: readonly string[] = ['mermaid', 'graphviz', 'd2', 'plantuml', 'pikchr'];

/** The kinds, by their names, that figures are written as. */
export type TargetKind = 'drawio' | 'excalidraw';

const TARGETS: Readonly<Record<TargetKind, true>> = { drawio: true, excalidraw: true };

/** Tells a kind that figures are written as. @param kind Its name, such as `drawio`. */
export const isTargetKind = (kind: string): kind is TargetKind => Object.hasOwn(TARGETS, kind);
