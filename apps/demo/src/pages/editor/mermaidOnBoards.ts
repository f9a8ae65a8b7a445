import type { ListedKind, RenderResult } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { loadChunk } from '../../routing/loadChunk.js';

/** Lets boards take in texts of Mermaid, drawn by the product's own. Does nothing for other kinds. */
export async function bringMermaid({ kind }: ListedKind): Promise<void> {
  const mermaid = kindByName('mermaid');
  if (kind !== 'excalidraw' || !mermaid) return;
  const { provideMermaid } = await loadChunk(() => import('@letu/excalidraw'));
  provideMermaid(async (definition) => {
    const [{ load }, { readPicture, toExcalidraw }] = await Promise.all([
      loadChunk(mermaid.loadKind),
      loadChunk(() => import('@letu/convert')),
    ]);
    const engine = await load();
    try {
      return toExcalidraw(await readPicture(drawn(await engine.render(definition, {}))));
    } finally {
      engine.dispose();
    }
  });
}

/** @throws Error that says what is wrong with the text */
function drawn(result: RenderResult): Extract<RenderResult, { status: 'success' }> {
  if (result.status === 'success') return result;
  throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
}
