import type { RenderedKind } from './serveRenderer.js';

/** The kinds of Letu, each loaded when it is wanted. */
export const installedKinds: readonly RenderedKind[] = [
  { type: 'graphviz', loadKind: async () => (await import('@letu/graphviz')).graphviz },
  { type: 'TEXT', loadKind: async () => (await import('@letu/plantuml')).plantuml },
  { type: 'D2LANG', loadKind: async () => (await import('@letu/d2')).d2 },
  { type: 'MERMAID', loadKind: async () => (await import('@letu/mermaid')).mermaid },
  { type: 'pikchr', loadKind: async () => (await import('@letu/pikchr')).pikchr },
];
