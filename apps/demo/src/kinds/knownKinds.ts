import type { NamedKind } from '@letu/core';
import { kinds } from '@letu/kinds';

const coming = (type: string, path: string, zh: string, en: string, kroki?: string): NamedKind => ({
  type,
  path,
  title: { 'zh-CN': zh, 'en-US': en },
  ...(kroki === undefined ? {} : { kroki: [kroki] }),
});

/** Every kind that files and links may hold: general diagrams, too. */
export const knownKinds: readonly NamedKind[] = [
  ...kinds,
  coming('diagram', 'diagram', 'draw.io 图', 'draw.io diagram', 'diagramsnet'),
];

/**
 * Returns the path of the editor for a diagram. One of any other type is a general diagram.
 *
 * @param diagram `type` is the stored type code, case-sensitive; `gid` the identifier, encoded here.
 */
export function editorPath({ type, gid }: { type: string; gid: string }): string {
  const id = encodeURIComponent(gid);
  const kind = kinds.find((candidate) => candidate.type === type);
  return kind ? `/${kind.path}/${id}` : `/diagram/?gid=${id}`;
}
