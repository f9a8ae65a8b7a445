import { DiagramError, toDiagramError } from '../error.js';
import type { LoadProgress, RenderContext, RenderResult } from '../engine.js';
import { sourceBytesOf } from '../kindInfo.js';
import { DEFAULT_LOCALE } from '../locale.js';
import type { OwnMessages } from '../messages.js';
import { Deadline } from './deadline.js';
import { DEFAULT_LIMITS, type HostedEngine, type HostOptions, type RenderLimits } from './hostOptions.js';
import { InlineRunner } from './inlineRunner.js';
import { contentKey, ResultCache } from './resultCache.js';
import type { RenderJob } from './protocol.js';
import type { Runner } from './runner.js';
import { abortError, RenderTask } from './task.js';
import { exceedsUtf8Bytes } from './utf8.js';
import { WorkerRunner } from './workerRunner.js';

type HostTask = RenderTask<RenderJob, RenderResult>;

const DEFAULT_CACHE_BYTES = 20 << 20;

/** The part of its time limit after which the next worker is started beside a render: the largest engines start in seconds. */
const STAND_BY_AT = 0.5;

/** How many times as long a second try may take: what other programs leave of the machine may have been too little for the first. */
const PATIENCE = 3;

/**
 * Runs an engine behind a queue with limits.
 *
 * Jobs run one at a time, since PlantUML and D2 never answer concurrent calls. A job nobody waits for any more is dropped;
 * if it runs already and others wait, it is ended. A job past its time limit is ended and the worker replaced at once; one
 * that shared the worker with others is tried a second time and longer, after those that wait, before anybody is told.
 *
 * @param defaultOptions The options of renders that give none.
 * @param options How to run the engine: `createWorker`, or `engine` for the calling thread.
 */
export function createHost<Options>(
  defaultOptions: Options,
  options: HostOptions<Options>,
): HostedEngine<Options> {
  return new Host(defaultOptions, options);
}

/** The same words for every engine, wherever it runs. */
function withoutFunctions(messages: readonly OwnMessages[]): readonly OwnMessages[] {
  return JSON.parse(JSON.stringify(messages)) as readonly OwnMessages[];
}

class Host<Options> implements HostedEngine<Options> {
  readonly #defaultOptions: Options;
  readonly #limits: RenderLimits;
  readonly #cache: ResultCache<RenderResult>;
  readonly #runner: Runner;
  readonly #listeners = new Set<(progress: LoadProgress) => void>();
  readonly #queue: HostTask[] = [];
  #running: HostTask | undefined;
  #deadline: Deadline | undefined;
  #abandonedTimer: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  constructor(defaultOptions: Options, options: HostOptions<Options>) {
    this.#defaultOptions = defaultOptions;
    this.#limits = { ...DEFAULT_LIMITS, inputBytes: sourceBytesOf(options), ...options.limits };
    this.#cache = new ResultCache(options.cacheBytes ?? DEFAULT_CACHE_BYTES);
    this.#runner = this.#createRunner(options);
  }

  #createRunner({ engine, createWorker }: HostOptions<Options>): Runner {
    const events = {
      onProgress: (progress: LoadProgress) => this.#listeners.forEach((listener) => listener(progress)),
      onLoading: (active: boolean) => (active ? this.#deadline?.pause() : this.#deadline?.resume()),
    };
    if (engine) return new InlineRunner(engine, events);
    if (createWorker) return new WorkerRunner(createWorker, events);
    throw new TypeError('A host needs createWorker or engine.');
  }

  render(
    source: string,
    options?: Partial<Options>,
    context: Partial<RenderContext> = {},
  ): Promise<RenderResult> {
    const refusal = this.#refuse(source, context.signal);
    if (refusal) return Promise.reject(refusal);
    const { theme = 'light', locale = DEFAULT_LOCALE } = context;
    const messages = context.messages && withoutFunctions(context.messages);
    const given = { ...this.#defaultOptions, ...options };
    const { files = [] } = context;
    const job = {
      source,
      options: given,
      theme,
      locale,
      ...(messages ? { messages } : {}),
      ...(files.length > 0 ? { files } : {}),
    };
    const key = contentKey(job);
    const cached = this.#cache.get(key);
    if (cached) return Promise.resolve(cached);
    return this.#taskFor(key, job).join(context.signal);
  }

  #refuse(source: string, signal: AbortSignal | undefined): DiagramError | undefined {
    if (this.#disposed) return new DiagramError('disposed', 'The engine was disposed.');
    if (signal?.aborted) return abortError(signal);
    if (exceedsUtf8Bytes(source, this.#limits.inputBytes)) {
      return new DiagramError('input-too-large', `The source exceeds ${this.#limits.inputBytes} bytes.`);
    }
    return undefined;
  }

  #taskFor(key: string, job: RenderJob): HostTask {
    if (this.#running?.key === key && !this.#running.abandoned) return this.#running;
    const waiting = this.#queue.find((task) => task.key === key);
    if (waiting) return waiting;
    const task: HostTask = new RenderTask(key, job);
    task.isShared = this.#queue.length > 0 || this.#running?.abandoned === false;
    this.#queue.push(task);
    task.onAbandoned = () => this.#abandon(task);
    queueMicrotask(() => this.#next());
    return task;
  }

  #next(): void {
    if (this.#running) {
      this.#limitAbandoned(this.#running);
      return;
    }
    const task = this.#queue.shift();
    if (!task) return;
    this.#running = task;
    void this.#run(task).finally(() => {
      this.#running = undefined;
      clearTimeout(this.#abandonedTimer);
      this.#abandonedTimer = undefined;
      this.#next();
    });
  }

  async #run(task: HostTask): Promise<void> {
    let standBy: ReturnType<typeof setTimeout> | undefined;
    try {
      await this.#start();
      standBy = setTimeout(() => this.#runner.standBy(), this.#limits.timeMs * STAND_BY_AT);
      const timeMs = this.#limits.timeMs * (task.isRetried ? PATIENCE : 1);
      this.#deadline = new Deadline(timeMs, () => this.#expire(task));
      this.#deadline.resume();
      const result = this.#checkOutput(await this.#runner.run(task.job, task.controller.signal));
      this.#cache.set(task.key, result, result.status === 'success' ? 2 * result.svg.length : 0);
      task.resolve(result);
    } catch (error) {
      if (!this.#queue.includes(task)) task.reject(toDiagramError(error, 'engine-crashed'));
    } finally {
      clearTimeout(standBy);
      this.#deadline?.pause();
      this.#deadline = undefined;
    }
  }

  async #start(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new DiagramError('engine-load-failed', `Loading took over ${this.#limits.loadMs} ms.`));
        this.#runner.restart();
      }, this.#limits.loadMs);
    });
    try {
      await Promise.race([this.#runner.start(), limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  #checkOutput(result: RenderResult): RenderResult {
    if (result.status === 'success' && exceedsUtf8Bytes(result.svg, this.#limits.outputBytes)) {
      throw new DiagramError('output-too-large', `The picture exceeds ${this.#limits.outputBytes} bytes.`);
    }
    return result;
  }

  #expire(task: HostTask): void {
    const isFresh = this.#runner.restart();
    if (isFresh && this.#deservesAnother(task)) {
      task.isRetried = true;
      this.#queue.push(task);
      return;
    }
    task.reject(new DiagramError('timeout', `The render ran past ${this.#limits.timeMs} ms and was ended.`));
  }

  /** Where many are drawn, the machine may be to blame, and nobody looks at a single picture; where one is, its source is. */
  #deservesAnother(task: HostTask): boolean {
    return !task.isRetried && !task.abandoned && (task.isShared || this.#queue.length > 0);
  }

  #abandon(task: HostTask): void {
    const index = this.#queue.indexOf(task);
    if (index >= 0) this.#queue.splice(index, 1);
    else this.#limitAbandoned(task);
  }

  #limitAbandoned(task: HostTask): void {
    if (task !== this.#running || !task.abandoned || this.#queue.length === 0 || this.#abandonedTimer) return;
    this.#runner.standBy();
    this.#abandonedTimer = setTimeout(() => this.#runner.restart(), this.#limits.abandonedMs);
  }

  preload(): Promise<void> {
    if (this.#disposed) return Promise.reject(new DiagramError('disposed', 'The engine was disposed.'));
    return this.#start();
  }

  onProgress(listener: (progress: LoadProgress) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  dispose(): void {
    this.#disposed = true;
    const error = new DiagramError('disposed', 'The engine was disposed.');
    for (const task of this.#queue.splice(0)) task.reject(error);
    this.#running?.reject(error);
    this.#runner.dispose();
    this.#listeners.clear();
  }
}
