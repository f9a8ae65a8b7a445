import { toDiagramError } from '../error.js';
import type { DiagramEngine, RenderContext, RenderResult } from '../engine.js';
import type { RenderJob } from './protocol.js';
import type { Runner, RunnerEvents } from './runner.js';

/** Runs jobs in the calling thread: for Node programs that trust their input, and for engines that need the page. */
export class InlineRunner<Options> implements Runner {
  readonly #engine: DiagramEngine<Options>;
  readonly #events: RunnerEvents;
  #prepared: Promise<void> | undefined;

  constructor(engine: DiagramEngine<Options>, events: RunnerEvents) {
    this.#engine = engine;
    this.#events = events;
  }

  start(): Promise<void> {
    this.#prepared ??= this.#prepare();
    return this.#prepared;
  }

  async #prepare(): Promise<void> {
    try {
      await this.#engine.prepare?.((progress) => this.#events.onProgress(progress));
    } catch (error) {
      this.#prepared = undefined;
      throw toDiagramError(error, 'engine-load-failed');
    }
  }

  async run(job: RenderJob, signal: AbortSignal): Promise<RenderResult> {
    await this.start();
    try {
      // The host made the job from options of this engine's type.
      const { source, options, ...context } = job;
      return await this.#engine.render(source, options as Options, {
        ...context,
        signal,
        load: (work) => this.#load(work),
      });
    } catch (error) {
      throw toDiagramError(error, 'engine-crashed');
    }
  }

  async #load<T>(work: Parameters<NonNullable<RenderContext['load']>>[0]) {
    this.#events.onLoading(true);
    try {
      return (await work((progress) => this.#events.onProgress(progress))) as T;
    } finally {
      this.#events.onLoading(false);
    }
  }

  standBy(): void {
    // Nothing can be made ready: the job has the thread to itself.
  }

  restart(): boolean {
    return false;
  }

  dispose(): void {
    this.#prepared = undefined;
  }
}
