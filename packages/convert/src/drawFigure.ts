import type { AnyDefinition, Diagnostic, Diagram, RenderContext } from '@letu/core';
import type { Figure } from './figure.js';
import { readPicture } from './readPicture.js';

/** The figure of a diagram, or what is wrong with its text. */
export type DrawnFigure =
  | { readonly status: 'success'; readonly figure: Figure }
  | { readonly status: 'failure'; readonly diagnostics: readonly Diagnostic[] };

/**
 * Draws a diagram of a text kind with an engine of its own, and reads the picture as a figure.
 *
 * @param definition The kind that draws it.
 */
export async function drawFigure(
  definition: Pick<AnyDefinition, 'load'>,
  { source, options = {} }: Pick<Diagram, 'source' | 'options'>,
  context: Partial<RenderContext> = {},
): Promise<DrawnFigure> {
  const engine = await definition.load();
  try {
    const picture = await engine.render(source, options, context);
    return picture.status === 'success'
      ? { status: 'success', figure: await readPicture(picture) }
      : { status: 'failure', diagnostics: picture.diagnostics };
  } finally {
    engine.dispose();
  }
}
