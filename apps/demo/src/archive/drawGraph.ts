import { toSvgFile, type DiagramFile, type HostedEngine } from '@letu/core';
import type { ArchivedGraph } from '@letu/kinds/archive';
import { kindOfDocument } from '../routing/editorPath.js';
import { loadChunk } from '../routing/loadChunk.js';

/** Draws graphs as files of SVG, with each kind's engine started once, until it is disposed of. */
export class GraphDrawing {
  readonly #engines = new Map<string, Promise<HostedEngine<object>>>();

  /** Returns a graph's picture as an SVG file; undefined where none can be drawn. */
  readonly draw = async (
    { type, source, options }: ArchivedGraph,
    files: readonly DiagramFile[],
  ): Promise<string | undefined> => {
    const kind = kindOfDocument(type);
    if (!kind) return undefined;
    let engine = this.#engines.get(kind.kind);
    if (!engine) {
      engine = loadChunk(kind.loadKind).then((definition) => definition.load());
      this.#engines.set(kind.kind, engine);
    }
    try {
      const result = await (await engine).render(source, options, { theme: 'light', files });
      return result.status === 'success' ? toSvgFile(result.svg) : undefined;
    } catch {
      // One that is too much for its engine is told of as undrawn; the others go on.
      return undefined;
    }
  };

  dispose(): void {
    for (const engine of this.#engines.values()) void engine.then((one) => one.dispose());
    this.#engines.clear();
  }
}
