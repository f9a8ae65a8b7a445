import type { DiagramEngine, LoadProgress } from '../engine.js';
import { toErrorMessage } from '../host/errorMessage.js';
import type { HostMessage, WorkerMessage } from '../host/protocol.js';
import { workerPort } from './port.js';

/** What a worker entry serves: the engine itself, or a promise of it where globals must be in place before its import. */
export type EngineSource<Options> = DiagramEngine<Options> | Promise<DiagramEngine<Options>>;

/**
 * Serves an engine to the host at the other end of this worker, in a browser's worker and in a Node worker thread.
 *
 * Call it in the first turn of the worker entry: messages that arrive while the engine loads are kept.
 */
export function serveEngine<Options>(source: EngineSource<Options>): void {
  const port = workerPort();
  const post = (message: WorkerMessage) => port.post(message);
  const report = (progress: LoadProgress) => post({ type: 'progress', progress });

  const ready = (async () => {
    const engine = await source;
    await engine.prepare?.(report);
    return engine;
  })();
  ready.then(
    () => post({ type: 'ready' }),
    (error: unknown) => post({ type: 'load-failed', error: toErrorMessage(error, 'engine-load-failed') }),
  );

  const load = async <T>(work: (report: (progress: LoadProgress) => void) => Promise<T>): Promise<T> => {
    post({ type: 'loading', active: true });
    try {
      return await work(report);
    } finally {
      post({ type: 'loading', active: false });
    }
  };

  port.listen(({ id, job }: HostMessage) => {
    void (async () => {
      try {
        const engine = await ready;
        const { source: text, options, ...given } = job;
        const context = { ...given, signal: new AbortController().signal, load };
        // The host at the other end was made for this engine's options.
        post({ type: 'result', id, result: await engine.render(text, options as Options, context) });
      } catch (error) {
        post({ type: 'error', id, error: toErrorMessage(error, 'engine-crashed') });
      }
    })();
  });
}
