import { DiagramError } from '../error.js';
import type { RenderResult } from '../engine.js';
import { EngineWorker } from './engineWorker.js';
import type { RenderJob, WorkerLike } from './protocol.js';
import type { Runner, RunnerEvents } from './runner.js';

/** How long a worker that stands by is kept once the job it was started for is done, in milliseconds. */
const SPARE_MS = 30_000;

/** Runs jobs in a worker, which it starts, watches and replaces. */
export class WorkerRunner implements Runner {
  readonly #createWorker: () => WorkerLike;
  readonly #events: RunnerEvents;
  #worker: EngineWorker | undefined;
  #spare: EngineWorker | undefined;
  #spareTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(createWorker: () => WorkerLike, events: RunnerEvents) {
    this.#createWorker = createWorker;
    this.#events = events;
  }

  start(): Promise<void> {
    this.#worker ??= this.#createEngineWorker();
    return this.#worker.ready;
  }

  async run(job: RenderJob): Promise<RenderResult> {
    clearTimeout(this.#spareTimer);
    try {
      await this.start();
      if (!this.#worker) throw new DiagramError('engine-crashed', 'The worker was ended.');
      return await this.#worker.run(job);
    } finally {
      if (this.#spare) this.#spareTimer = setTimeout(() => this.#endSpare(), SPARE_MS);
    }
  }

  standBy(): void {
    this.#spare ??= this.#createEngineWorker();
  }

  restart(): boolean {
    this.#worker?.end();
    this.#replace();
    return true;
  }

  dispose(): void {
    this.#endSpare();
    this.#worker?.end();
    this.#worker = undefined;
  }

  #createEngineWorker(): EngineWorker {
    const { onProgress, onLoading } = this.#events;
    const worker: EngineWorker = new EngineWorker(this.#createWorker, {
      // What a worker that stands by fetches holds nobody up.
      onProgress: (progress) => worker === this.#worker && onProgress(progress),
      onLoading: (active) => worker === this.#worker && onLoading(active),
      onFailed: (at) => this.#onFailed(worker, at),
    });
    return worker;
  }

  #onFailed(worker: EngineWorker, at: 'start' | 'job'): void {
    if (worker === this.#spare) this.#spare = undefined;
    if (worker !== this.#worker) return;
    // After a failed start the next render tries again: the network may be back.
    if (at === 'start') this.#worker = undefined;
    else this.#replace();
  }

  #replace(): void {
    clearTimeout(this.#spareTimer);
    this.#worker = this.#spare;
    this.#spare = undefined;
    void this.start();
  }

  #endSpare(): void {
    clearTimeout(this.#spareTimer);
    this.#spare?.end();
    this.#spare = undefined;
  }
}
