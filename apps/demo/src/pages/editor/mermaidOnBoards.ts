import type { ListedKind } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { loadChunk } from '../../routing/loadChunk.js';

/** Lets boards take in texts of Mermaid, drawn by the product's own. Does nothing for other kinds. */
export async function bringMermaid({ kind }: ListedKind): Promise<void> {
  const mermaid = kindByName('mermaid');
  if (kind !== 'excalidraw' || !mermaid) return;
  const { provideMermaid } = await loadChunk(() => import('@letu/excalidraw'));
  provideMermaid(async (source) => {
    const [definition, { drawFigure, toExcalidraw }] = await Promise.all([
      loadChunk(mermaid.loadKind),
      loadChunk(() => import('@letu/convert')),
    ]);
    const drawn = await drawFigure(definition, { source });
    if (drawn.status === 'success') return toExcalidraw(drawn.figure);
    throw new Error(drawn.diagnostics.map(({ message }) => message).join('\n'));
  });
}
