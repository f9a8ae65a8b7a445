import type { Diagnostic, DiagramFile, ListedKind, Locale, Theme } from '@letu/core';
import { leaseEngine } from '@letu/editor/view';
import { loadChunk } from '../routing/loadChunk.js';

/** A diagram as it is drawn. */
export interface DrawnDiagram {
  readonly source: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files: readonly DiagramFile[];
}

/** A source that has mistakes. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics[0]?.message ?? '');
    this.diagnostics = diagnostics;
  }
}

/**
 * Draws a diagram once, with the engine that the page has of its kind.
 *
 * @returns A complete `<svg>` element as text.
 * @throws A `SourceError`, or a `DiagramError`.
 */
export async function drawDiagram(
  kind: Pick<ListedKind, 'loadKind'>,
  { source, options, files }: DrawnDiagram,
  context: { readonly theme: Theme; readonly locale: Locale; readonly signal: AbortSignal },
): Promise<string> {
  const { load } = await loadChunk(kind.loadKind);
  const lease = leaseEngine(load);
  try {
    const result = await (await lease.engine).render(source, options, { ...context, files });
    if (result.status === 'failure') throw new SourceError(result.diagnostics);
    return result.svg;
  } finally {
    lease.release();
  }
}
