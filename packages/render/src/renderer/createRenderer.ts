import { DEFAULT_LOCALE, DiagramError, toDiagramError, type Diagram } from '@letu/core';
import { abortError, exceedsUtf8Bytes, RenderTask } from '@letu/core/node';
import { Pool } from '../pool/pool.js';
import type { RenderProcess } from '../pool/renderProcess.js';
import type { Answer, DrawnPicture, Job, PngResult } from '../protocol.js';
import { Answers, jobKey } from './answers.js';
import {
  DEFAULT_RENDERER_LIMITS,
  type Renderer,
  type RendererLimits,
  type RendererOptions,
  type RenderRequest,
} from '../options.js';
import { busy, Queue, type QueuedTask } from './queue.js';

/**
 * Makes a renderer: diagrams are drawn and rasterised in processes of their own, within limits of time, memory and number.
 *
 * Processes and no threads, because a thread cannot be ended while native code runs in it, as rasterising does. They start
 * with the first render.
 */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const renderer = new PooledRenderer(options);
  return {
    // What a request asks for is what its answer is.
    render: ((diagram: Diagram | DrawnPicture, request?: RenderRequest) =>
      renderer.render(diagram, request)) as Renderer['render'],
    dispose: () => renderer.dispose(),
  };
}

class PooledRenderer {
  readonly #limits: RendererLimits;
  readonly #queue: Queue;
  readonly #answers: Answers;
  readonly #pool: Pool;
  /** Those that wait or run, by their content: equal ones are drawn once. */
  readonly #tasks = new Map<string, QueuedTask>();
  readonly #running = new Map<QueuedTask, RenderProcess>();
  #isDisposed = false;

  constructor(options: RendererOptions) {
    const limits = { ...DEFAULT_RENDERER_LIMITS, ...given(options) };
    this.#limits = limits;
    this.#queue = new Queue(limits.queue, limits.workers);
    this.#answers = new Answers(limits.cacheBytes, limits.refusedMs);
    this.#pool = new Pool(limits, options);
  }

  async render(picture: Diagram | DrawnPicture, request: RenderRequest = {}): Promise<Answer | PngResult> {
    const { owner, address, signal } = request;
    this.#check(picture, signal);
    const job = jobOf(picture, request);
    const key = jobKey(job);
    const known = this.#answers.get(key);
    if (known) return known;
    const task = this.#tasks.get(key) ?? this.#add(new RenderTask(key, { job, owner, address }));
    const answer = task.join(signal);
    this.#next();
    return answer;
  }

  #check(picture: Diagram | DrawnPicture, signal: AbortSignal | undefined): void {
    if (this.#isDisposed) throw new DiagramError('disposed', 'The renderer was disposed.');
    if (signal?.aborted) throw abortError(signal);
    const { inputBytes, outputBytes } = this.#limits;
    if (exceedsUtf8Bytes(picture.source ?? '', inputBytes)) {
      throw new DiagramError('input-too-large', `The source exceeds ${inputBytes} bytes.`);
    }
    if ('svg' in picture && exceedsUtf8Bytes(picture.svg, outputBytes)) {
      throw new DiagramError('output-too-large', `The picture exceeds ${outputBytes} bytes.`);
    }
  }

  #add(task: QueuedTask): QueuedTask {
    this.#queue.add(task);
    this.#tasks.set(task.key, task);
    task.onAbandoned = () => this.#abandon(task);
    const timer = setTimeout(() => {
      if (this.#queue.remove(task)) this.#settle(task, () => task.reject(busy()));
    }, this.#limits.waitMs);
    timer.unref();
    return task;
  }

  #next(): void {
    while (!this.#isDisposed && this.#pool.hasRoom) {
      const task = this.#queue.next();
      if (!task) return;
      void this.#run(task);
    }
  }

  async #run(task: QueuedTask): Promise<void> {
    const { job } = task.job;
    const process = this.#pool.take('type' in job.picture ? job.picture.type : undefined);
    this.#running.set(task, process);
    try {
      const answer = await process.run(job);
      this.#answers.keep(task.key, answer);
      this.#settle(task, () => task.resolve(answer));
    } catch (error) {
      const refused = this.#answers.refuse(task.key, toDiagramError(error, 'engine-crashed'));
      this.#settle(task, () => task.reject(refused));
    } finally {
      this.#running.delete(task);
      this.#queue.finish(task);
      this.#pool.giveBack(process);
      this.#next();
    }
  }

  /** Ends a task for all who wait for it; an equal one that comes from now on is another. */
  #settle(task: QueuedTask, settle: () => void): void {
    if (this.#tasks.get(task.key) === task) this.#tasks.delete(task.key);
    settle();
  }

  #abandon(task: QueuedTask): void {
    if (this.#queue.remove(task)) {
      this.#tasks.delete(task.key);
      return;
    }
    const timer = setTimeout(() => {
      if (!task.abandoned) return;
      const ended = new DiagramError('aborted', 'Nobody waits for the render any more.');
      this.#settle(task, () => this.#running.get(task)?.end(ended));
    }, this.#limits.abandonedMs);
    timer.unref();
  }

  dispose(): void {
    this.#isDisposed = true;
    const ended = new DiagramError('disposed', 'The renderer was disposed.');
    for (const task of this.#tasks.values()) task.reject(ended);
    this.#tasks.clear();
    this.#pool.dispose(ended);
  }
}

function jobOf(picture: Diagram | DrawnPicture, request: RenderRequest): Job {
  const { theme = 'light', locale = DEFAULT_LOCALE, files = [] } = request;
  const job = { picture, theme, locale, ...(files.length > 0 ? { files } : {}) };
  if (request.format !== 'png') return job;
  const { scale = 1, background, largestSide } = request;
  return { ...job, png: { scale, background, largestSide } };
}

/** Leaves out what was given as undefined, so that it takes its default. */
function given(options: RendererOptions): RendererOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
