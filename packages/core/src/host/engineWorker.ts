import { DiagramError } from '../error.js';
import type { RenderResult } from '../engine.js';
import { defer, type Deferred } from './deferred.js';
import { fromErrorMessage } from './errorMessage.js';
import type { RenderJob, WorkerLike, WorkerMessage } from './protocol.js';
import type { RunnerEvents } from './runner.js';

/** What a worker tells its runner. */
export interface EngineWorkerEvents extends RunnerEvents {
  /** The worker is of no more use: it could not be started (`start`), or fell over a job (`job`). */
  onFailed(at: 'start' | 'job'): void;
}

/** One worker with an engine in it, from its start to its end. It runs one job at a time. */
export class EngineWorker {
  readonly #events: EngineWorkerEvents;
  readonly #ready = defer<void>();
  #worker: WorkerLike | undefined;
  #job: { id: number; deferred: Deferred<RenderResult> } | undefined;
  #nextId = 1;

  constructor(createWorker: () => WorkerLike, events: EngineWorkerEvents) {
    this.#events = events;
    try {
      const worker = createWorker();
      this.#worker = worker;
      // A worker that was ended can still have messages under way; those are dropped.
      worker.addEventListener('message', ({ data }) => this.#worker && this.#receive(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault?.();
        if (this.#worker) this.#fail(event.message ?? 'The worker could not be started.');
      });
    } catch (cause) {
      this.#ready.reject(
        new DiagramError('engine-load-failed', 'The worker could not be started.', { cause }),
      );
      queueMicrotask(() => this.#events.onFailed('start'));
    }
  }

  /** Resolves when jobs can run; rejects with a `DiagramError`. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Runs a job. Rejects with a `DiagramError`. */
  run(job: RenderJob): Promise<RenderResult> {
    const current = { id: this.#nextId++, deferred: defer<RenderResult>() };
    this.#job = current;
    this.#worker?.postMessage({ type: 'render', id: current.id, job });
    return current.deferred.promise;
  }

  /** Ends the worker, and with it what it does. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const ended = new DiagramError('engine-crashed', 'The worker was ended.');
    this.#ready.reject(ended);
    this.#job?.deferred.reject(ended);
    this.#job = undefined;
  }

  #receive(message: WorkerMessage): void {
    switch (message.type) {
      case 'ready':
        this.#ready.resolve();
        return;
      case 'load-failed':
        this.#ready.reject(fromErrorMessage(message.error));
        this.end();
        this.#events.onFailed('start');
        return;
      case 'progress':
        this.#events.onProgress(message.progress);
        return;
      case 'loading':
        this.#events.onLoading(message.active);
        return;
      default:
        this.#settle(message);
    }
  }

  #settle(message: Extract<WorkerMessage, { id: number }>): void {
    const job = this.#job;
    // A superseded render can still answer; drop it, or an old picture replaces a new one.
    if (!job || job.id !== message.id) return;
    this.#job = undefined;
    if (message.type === 'result') {
      job.deferred.resolve(message.result);
      return;
    }
    job.deferred.reject(fromErrorMessage(message.error));
    // What an engine leaves behind that failed as it did not foresee could spoil every picture to come.
    if (message.error.code === 'engine-crashed') {
      this.end();
      this.#events.onFailed('job');
    }
  }

  #fail(message: string): void {
    const at = this.#job ? 'job' : 'start';
    this.#ready.reject(new DiagramError('engine-load-failed', message));
    this.#job?.deferred.reject(new DiagramError('engine-crashed', message));
    this.end();
    this.#events.onFailed(at);
  }
}
