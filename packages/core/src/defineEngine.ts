import { emptySourceFailure } from './emptySource.js';
import type { DiagramEngine, RenderContext, RenderResult } from './engine.js';

/** What an engine is made of. */
export interface EngineDefinition<Options> extends Pick<DiagramEngine<Options>, 'prepare'> {
  /** The kind's short name, given as the source of diagnostics. */
  readonly kind: string;
  /** The options of renders that give none. */
  readonly defaultOptions: Options;
  /** Draws a source that has some text in it, with everything given that a caller may leave out. */
  draw(source: string, options: Options, context: RenderContext): Promise<RenderResult> | RenderResult;
}

/** Makes an engine: fills in what a caller leaves out, and answers a source without text as every engine does. */
export function defineEngine<Options>(definition: EngineDefinition<Options>): DiagramEngine<Options> {
  const { kind, defaultOptions, prepare, draw } = definition;
  return {
    ...(prepare ? { prepare } : {}),
    async render(source, options, given = {}) {
      const { signal = new AbortController().signal, theme = 'light' } = given;
      return (
        emptySourceFailure(source, kind, given) ??
        draw(source, { ...defaultOptions, ...options }, { ...given, signal, theme })
      );
    },
  };
}
