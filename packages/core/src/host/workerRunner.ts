import { DiagramError } from '../error.js';
import type { RenderResult } from '../engine.js';
import type { ErrorMessage, RenderJob, WorkerLike, WorkerMessage } from './protocol.js';
import type { Runner, RunnerEvents } from './runner.js';

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: DiagramError) => void;
}

function defer<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  let reject!: (error: DiagramError) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // Nobody may be waiting for a worker that is restarted in advance; its failure shows with the next render.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

function toError({ code, message, stack }: ErrorMessage): DiagramError {
  return new DiagramError(code, message, { cause: Object.assign(new Error(message), { stack }) });
}

/** Runs jobs in a worker, which it starts, watches and replaces. */
export class WorkerRunner implements Runner {
  readonly #createWorker: () => WorkerLike;
  readonly #events: RunnerEvents;
  #worker: WorkerLike | undefined;
  #ready: Deferred<void> | undefined;
  #job: { id: number; deferred: Deferred<RenderResult> } | undefined;
  #nextId = 1;

  constructor(createWorker: () => WorkerLike, events: RunnerEvents) {
    this.#createWorker = createWorker;
    this.#events = events;
  }

  start(): Promise<void> {
    if (this.#ready) return this.#ready.promise;
    const ready = defer<void>();
    this.#ready = ready;
    try {
      const worker = this.#createWorker();
      this.#worker = worker;
      // A worker that was ended can still have messages under way; those of any but the present one are dropped.
      worker.addEventListener('message', ({ data }) => worker === this.#worker && this.#receive(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault?.();
        if (worker === this.#worker) this.#fail(event.message ?? 'The worker could not be started.');
      });
    } catch (cause) {
      this.#stop();
      ready.reject(new DiagramError('engine-load-failed', 'The worker could not be started.', { cause }));
    }
    return ready.promise;
  }

  async run(job: RenderJob): Promise<RenderResult> {
    await this.start();
    const current = { id: this.#nextId++, deferred: defer<RenderResult>() };
    this.#job = current;
    this.#worker?.postMessage({ type: 'render', id: current.id, job });
    return current.deferred.promise;
  }

  restart(): boolean {
    this.#stop();
    void this.start();
    return true;
  }

  dispose(): void {
    this.#stop();
  }

  #receive(message: WorkerMessage): void {
    switch (message.type) {
      case 'ready':
        this.#ready?.resolve();
        return;
      case 'load-failed':
        this.#ready?.reject(toError(message.error));
        // The next render tries to load again: the network may be back.
        this.#stop();
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
    if (message.type === 'result') job.deferred.resolve(message.result);
    else job.deferred.reject(toError(message.error));
  }

  #fail(message: string): void {
    const loading = this.#job === undefined;
    this.#ready?.reject(new DiagramError('engine-load-failed', message));
    this.#job?.deferred.reject(new DiagramError('engine-crashed', message));
    this.#stop();
    if (!loading) void this.start();
  }

  #stop(): void {
    this.#worker?.terminate();
    const ended = new DiagramError('engine-crashed', 'The worker was ended.');
    this.#ready?.reject(ended);
    this.#job?.deferred.reject(ended);
    this.#worker = undefined;
    this.#ready = undefined;
    this.#job = undefined;
  }
}
