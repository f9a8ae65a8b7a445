import { EDITOR_SEGMENTS, type DiagramDefinition, type KnownDiagramType, type NamedKind } from '@letu/core';
import { kinds as listed } from '@letu/kinds';

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

const coming = (type: string, path: string, zh: string, en: string, kroki?: string): NamedKind => ({
  type,
  path,
  title: { 'zh-CN': zh, 'en-US': en },
  ...(kroki ? { kroki: [kroki] } : {}),
});

/** Every kind the product knows: those it has editors for, and those to come, which files and links may hold. */
export const knownKinds: readonly NamedKind[] = [
  ...listed,
  coming('HANDCHART', 'handchart', '手绘图表', 'hand-drawn chart'),
  coming('MINDMAP', 'mindmap', '思维导图', 'mind map'),
  coming('excalidraw', 'excalidraw', 'Excalidraw 白板', 'Excalidraw board', 'excalidraw'),
  coming('diagram', 'diagram', 'draw.io 图', 'draw.io diagram', 'diagramsnet'),
];
