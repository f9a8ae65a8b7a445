import { DiagramError } from '../error.js';

interface Waiter<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: DiagramError) => void;
  readonly release: () => void;
}

/** Returns the error a caller gets when its signal ends a render. A `DiagramError` given as the reason is kept. */
export function abortError(signal: AbortSignal): DiagramError {
  if (signal.reason instanceof DiagramError) return signal.reason;
  return new DiagramError('aborted', 'The render was aborted.', { cause: signal.reason });
}

/** One piece of work and everyone who waits for it: equal renders asked for at the same time run once. */
export class RenderTask<Job, Result> {
  readonly key: string;
  readonly job: Job;
  /** Aborts the engine's own work where the engine can be told. */
  readonly controller = new AbortController();
  /** Whether others were to be run before it. */
  isShared = false;
  /** Whether it ran past its time limit once. */
  isRetried = false;
  readonly #waiters = new Set<Waiter<Result>>();
  #onAbandoned: (() => void) | undefined;

  constructor(key: string, job: Job) {
    this.key = key;
    this.job = job;
  }

  /** True once nobody waits for the result any more. */
  get abandoned(): boolean {
    return this.#waiters.size === 0;
  }

  /** Calls back when the last caller gives up. */
  set onAbandoned(listener: () => void) {
    this.#onAbandoned = listener;
  }

  /** Waits for the result, until the signal says otherwise. */
  join(signal: AbortSignal | undefined): Promise<Result> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        if (signal) this.#leave(waiter, abortError(signal));
      };
      const waiter: Waiter<Result> = {
        resolve,
        reject,
        release: () => signal?.removeEventListener('abort', onAbort),
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiters.add(waiter);
    });
  }

  resolve(result: Result): void {
    for (const waiter of this.#takeWaiters()) waiter.resolve(result);
  }

  reject(error: DiagramError): void {
    for (const waiter of this.#takeWaiters()) waiter.reject(error);
  }

  #leave(waiter: Waiter<Result>, error: DiagramError): void {
    this.#waiters.delete(waiter);
    waiter.release();
    waiter.reject(error);
    if (this.abandoned) {
      this.controller.abort(error);
      this.#onAbandoned?.();
    }
  }

  #takeWaiters(): Waiter<Result>[] {
    const waiters = [...this.#waiters];
    this.#waiters.clear();
    for (const waiter of waiters) waiter.release();
    return waiters;
  }
}
