import { createWorker } from '#createWorker';
import {
  createHost,
  DiagramError,
  toDiagramError,
  type DiagramEngine,
  type HostedEngine,
  type HostOptions,
  type LoadProgress,
  type RenderContext,
  type RenderResult,
} from '@letu/core';
import { fallbackReason, type FallbackReason } from './fallback.js';
import { defaultOptions, type MermaidOptions } from './options.js';

/** The engine on the calling thread, loaded when it is first needed. */
const pageEngine: DiagramEngine<MermaidOptions> = {
  async prepare(report) {
    await (await import('./engine.js')).engine.prepare?.(report);
  },
  async render(source, options, context) {
    return (await import('./engine.js')).engine.render(source, options, context);
  },
};

/**
 * Starts Mermaid behind a worker host. On a page, pictures the worker cannot draw are drawn by the page itself.
 *
 * @param options How to run the engine; with an `engine` of the caller's there is no worker and nothing to fall back from.
 */
export function loadEngine(options: HostOptions<MermaidOptions> = {}): HostedEngine<MermaidOptions> {
  const worker = createHost(defaultOptions, {
    createWorker,
    ...options,
  });
  // Node has a document once a DOM is installed in it, but never a page.
  const isPage = typeof document !== 'undefined' && typeof Worker !== 'undefined';
  if (!isPage || options.engine) return worker;
  return new FallbackEngine(worker, createHost(defaultOptions, { ...options, engine: pageEngine }));
}

class FallbackEngine implements HostedEngine<MermaidOptions> {
  readonly #worker: HostedEngine<MermaidOptions>;
  readonly #page: HostedEngine<MermaidOptions>;

  constructor(worker: HostedEngine<MermaidOptions>, page: HostedEngine<MermaidOptions>) {
    this.#worker = worker;
    this.#page = page;
  }

  async render(
    source: string,
    options?: Partial<MermaidOptions>,
    context?: Partial<RenderContext>,
  ): Promise<RenderResult> {
    const before = fallbackReason({ source });
    if (before) return onPage(await this.#page.render(source, options, context), before, context);

    const { outcome, tookMs } = await this.#tryWorker(source, options, context);
    const after = fallbackReason({ source, outcome, tookMs });
    if (after) return onPage(await this.#page.render(source, options, context), after, context);
    if (outcome instanceof DiagramError) throw outcome;
    return outcome.status === 'failure' ? outcome : { ...outcome, place: { thread: 'worker' } };
  }

  async #tryWorker(...job: Parameters<HostedEngine<MermaidOptions>['render']>) {
    const failed = await this.#worker.preload().then(() => undefined, failure);
    const startedAt = performance.now();
    const outcome = failed ?? (await this.#worker.render(...job).catch(failure));
    return { outcome, tookMs: performance.now() - startedAt };
  }

  preload(): Promise<void> {
    return this.#worker.preload();
  }

  onProgress(listener: (progress: LoadProgress) => void): () => void {
    const stops = [this.#worker.onProgress(listener), this.#page.onProgress(listener)];
    return () => stops.forEach((stop) => stop());
  }

  dispose(): void {
    this.#worker.dispose();
    this.#page.dispose();
  }
}

function failure(error: unknown): DiagramError {
  return toDiagramError(error, 'engine-crashed');
}

async function onPage(
  result: RenderResult,
  reason: FallbackReason,
  context: Partial<RenderContext> = {},
): Promise<RenderResult> {
  if (result.status === 'failure') return result;
  // The words of this kind are many, and few pictures need any of them here.
  const { placeText } = await import('./placeText.js');
  return { ...result, place: { thread: 'main', reason, message: placeText(reason, context) } };
}
