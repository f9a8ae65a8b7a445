import type { HostedEngine } from '@letu/core';

/** What came of typing. */
export interface RenderLog {
  readonly started: number;
  readonly shown: number;
  readonly failed: number;
  /** The milliseconds from the last key to the picture of its text. */
  readonly lastKeyMs: number;
  /** The tasks of more than 50 ms, by their length. */
  readonly longTasks: readonly number[];
}

/** Counts renders, and what blocks the page meanwhile. */
export class Renders {
  #log = { started: 0, shown: 0, failed: 0 };
  #longTasks: number[] = [];
  #keyAt = 0;
  #settledAt = 0;
  readonly #observer = new PerformanceObserver((list) => this.#note(list.getEntries()));

  constructor() {
    this.#observer.observe({ type: 'longtask' });
    window.addEventListener('keydown', () => (this.#keyAt = performance.now()), { capture: true });
  }

  /** Makes an engine whose renders are counted. */
  counting(engine: HostedEngine<object>): HostedEngine<object> {
    return {
      preload: () => engine.preload(),
      onProgress: (listener) => engine.onProgress(listener),
      dispose: () => engine.dispose(),
      render: async (...job) => {
        this.#log.started += 1;
        const result = await engine.render(...job);
        // The editor calls off what it does not mean to show; pictures on the way to the present text are not told to hosts.
        if (!job[2]?.signal?.aborted) this.#log.shown += 1;
        return result;
      },
    };
  }

  /** Notes that the picture of the present text is there. */
  settled(): void {
    this.#settledAt = performance.now();
  }

  failed(): void {
    this.#log.failed += 1;
  }

  take(): RenderLog {
    this.#note(this.#observer.takeRecords());
    const taken = { ...this.#log, lastKeyMs: this.#settledAt - this.#keyAt, longTasks: this.#longTasks };
    this.#log = { started: 0, shown: 0, failed: 0 };
    this.#longTasks = [];
    return taken;
  }

  #note(entries: readonly PerformanceEntry[]): void {
    this.#longTasks.push(...entries.map(({ duration }) => Math.round(duration)));
  }
}
