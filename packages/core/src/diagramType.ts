/** The type codes of the product, spelled as they are stored. Any other code is a general diagram. */
export type KnownDiagramType =
  'TEXT' | 'D2LANG' | 'MERMAID' | 'HANDCHART' | 'MINDMAP' | 'graphviz' | 'pikchr' | 'excalidraw';

/** The first path segment of each type's editor. */
export const EDITOR_SEGMENTS: Readonly<Record<KnownDiagramType, string>> = {
  TEXT: 'planttext',
  D2LANG: 'd2lang',
  MERMAID: 'mermaid',
  HANDCHART: 'handchart',
  MINDMAP: 'mindmap',
  graphviz: 'graphviz',
  pikchr: 'pikchr',
  excalidraw: 'excalidraw',
};

/**
 * Returns the path of the editor for a diagram.
 *
 * @param diagram `type` is the stored type code, case-sensitive; `gid` the identifier, encoded here.
 */
export function editorPath({ type, gid }: { type: string; gid: string }): string {
  const id = encodeURIComponent(gid);
  if (!Object.hasOwn(EDITOR_SEGMENTS, type)) return `/diagram/?gid=${id}`;
  return `/${EDITOR_SEGMENTS[type as KnownDiagramType]}/${id}`;
}
