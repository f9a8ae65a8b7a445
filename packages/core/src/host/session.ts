import { DiagramError } from '../error.js';
import type { RenderContext, RenderResult } from '../engine.js';
import type { HostedEngine } from './hostOptions.js';

/** Renders of one place, of which only the latest counts. */
export interface RenderSession<Options> {
  /** Draws a source; the session's earlier render, if still under way, rejects with the code `superseded`. */
  render(source: string, options?: Partial<Options>, context?: Partial<RenderContext>): Promise<RenderResult>;
  /** Ends the render under way. */
  dispose(): void;
}

/**
 * Starts a session over a hosted engine: a newer render takes the place of an older one.
 *
 * @param engine The engine; it may serve any number of sessions.
 */
export function createRenderSession<Options>(
  engine: Pick<HostedEngine<Options>, 'render'>,
): RenderSession<Options> {
  let controller: AbortController | undefined;
  const supersede = () => controller?.abort(new DiagramError('superseded', 'A newer render took its place.'));
  return {
    render(source, options, context = {}) {
      supersede();
      controller = new AbortController();
      const signals = context.signal ? [controller.signal, context.signal] : [controller.signal];
      return engine.render(source, options, { ...context, signal: AbortSignal.any(signals) });
    },
    dispose: supersede,
  };
}
