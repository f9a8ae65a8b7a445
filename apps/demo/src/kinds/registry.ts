import { EDITOR_SEGMENTS, type DiagramDefinition, type KnownDiagramType } from '@letu/core';

/** A definition whose options this app does not look into. */
export type AnyDefinition = DiagramDefinition<object>;

/** The kinds this app has editors for. */
export type KindName = 'mermaid' | 'plantuml' | 'd2' | 'graphviz' | 'pikchr';

/** What the app knows of a kind before its package is loaded. */
export interface DiagramKind {
  readonly name: KindName;
  readonly type: KnownDiagramType;
  /** The first segment of the editor's path. */
  readonly segment: string;
  load(): Promise<AnyDefinition>;
}

function kind(name: KindName, type: KnownDiagramType, load: DiagramKind['load']): DiagramKind {
  return { name, type, segment: EDITOR_SEGMENTS[type], load };
}

/** The kinds, in the order they are offered. */
export const kinds: readonly DiagramKind[] = [
  kind('mermaid', 'MERMAID', async () => (await import('@letu/mermaid')).mermaid),
  kind('plantuml', 'TEXT', async () => (await import('@letu/plantuml')).plantuml),
  kind('d2', 'D2LANG', async () => (await import('@letu/d2')).d2),
  kind('graphviz', 'graphviz', async () => (await import('@letu/graphviz')).graphviz),
  kind('pikchr', 'pikchr', async () => (await import('@letu/pikchr')).pikchr),
];

/** Returns the kind whose editor lives under a path segment. */
export function kindBySegment(segment: string | undefined): DiagramKind | undefined {
  return kinds.find((candidate) => candidate.segment === segment);
}

/** Returns the kind of a stored type code. */
export function kindByType(type: string): DiagramKind | undefined {
  return kinds.find((candidate) => candidate.type === type);
}
