import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS, DiagramError } from '@letu/core';
import { fromErrorMessage } from '@letu/core/node';
import type { Answer, Job, ProcessMessage, ProcessSettings, Task } from '../protocol.js';
import type { RendererLimits, RendererOptions } from '../options.js';

/** How much of what a process writes before it falls over is kept, in characters. */
const LAST_WORDS = 4_000;

interface RunningJob {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: DiagramError) => void;
}

/** A process that draws one job at a time, from its start to its end. */
export class RenderProcess {
  readonly #limits: RendererLimits;
  /** The types whose engines it has started. */
  readonly #started = new Set<string>();
  readonly #child: ChildProcess;
  #job: RunningJob | undefined;
  #timer: NodeJS.Timeout | undefined;
  #memoryMb = 0;
  #isEnded = false;
  #lastWords = '';
  #onEnded: (() => void) | undefined;

  constructor(limits: RendererLimits, options: RendererOptions) {
    this.#limits = limits;
    this.#child = start(limits, options);
    this.#child.on('message', (message) => this.#receive(message as ProcessMessage));
    this.#child.on('error', (cause) => this.end(crash('The process could not be started.', cause)));
    this.#child.on('exit', (code, signal) => this.end(this.#endOf(code, signal)));
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#lastWords = (this.#lastWords + text.toString()).slice(-LAST_WORDS);
    });
    this.#keepAlive(false);
  }

  /** Tells whether it has started the engine of a type. */
  has(type: string): boolean {
    return this.#started.has(type);
  }

  /** Starts the engine of a type, for jobs to come. */
  prepare(type: string): void {
    if (this.has(type)) return;
    this.#started.add(type);
    this.#send({ type: 'prepare', of: type });
  }

  /** How much memory it took when its last job was done, in MiB. */
  get memoryMb(): number {
    return this.#memoryMb;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Calls back when it has ended, whatever the reason. */
  set onEnded(listener: () => void) {
    this.#onEnded = listener;
  }

  /** Runs a job. Rejects with a `DiagramError`. */
  run(job: Job): Promise<Answer> {
    if ('type' in job.picture) this.#started.add(job.picture.type);
    this.#keepAlive(true);
    // The process itself ends an engine that takes too long; loading one takes no time of the picture's.
    this.#endAfter(this.#limits.loadMs + 2 * this.#limits.timeMs);
    return new Promise((resolve, reject) => {
      this.#job = { resolve, reject };
      this.#send({ type: 'draw', job });
    });
  }

  #send(task: Task): void {
    this.#child.send(task, (cause) => cause && this.end(crash('The process takes no job.', cause)));
  }

  /** Ends the process, and with it what it does. @param error What its job ends with. */
  end(error: DiagramError = crash('The process was ended.')): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    this.#settle()?.reject(error);
    this.#onEnded?.();
  }

  #receive(message: ProcessMessage): void {
    if (this.#isEnded) return;
    if (message.type === 'rasterising') {
      this.#endAfter(this.#limits.timeMs);
      return;
    }
    this.#memoryMb = message.memoryMb;
    this.#keepAlive(false);
    const job = this.#settle();
    if (message.type === 'answer') job?.resolve(message.answer);
    else job?.reject(fromErrorMessage(message.error));
  }

  #settle(): RunningJob | undefined {
    clearTimeout(this.#timer);
    const job = this.#job;
    this.#job = undefined;
    return job;
  }

  #endAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.end(new DiagramError('timeout', `The render ran past ${this.#limits.timeMs} ms and was ended.`));
    }, ms);
  }

  #endOf(code: number | null, signal: NodeJS.Signals | null): DiagramError {
    // Its own watch ends it so, and so does a system that runs out of memory.
    if (signal === 'SIGKILL') {
      return new DiagramError(
        'output-too-large',
        `The picture takes more than ${this.#limits.memoryMb} MiB.`,
      );
    }
    return crash(`The process ended with ${signal ?? code}.`, new Error(this.#lastWords));
  }

  /** A process that idles must not keep a program alive that is done. */
  #keepAlive(isWorking: boolean): void {
    // A pipe to a process is a socket, which its type does not say.
    for (const holder of [this.#child, this.#child.channel, this.#child.stderr as Socket | null]) {
      if (isWorking) holder?.ref();
      else holder?.unref();
    }
  }
}

function crash(message: string, cause?: unknown): DiagramError {
  return new DiagramError('engine-crashed', message, { cause });
}

function start(limits: RendererLimits, options: RendererOptions): ChildProcess {
  const { program, environment, priority, fonts = [], kinds = [] } = options;
  const { timeMs, memoryMb, loadMs, inputBytes, outputBytes } = limits;
  const settings: ProcessSettings = {
    fonts,
    kinds,
    memoryMb,
    limits: { ...DEFAULT_LIMITS, timeMs, loadMs, inputBytes, outputBytes },
  };
  const entry = program?.entry ?? new URL(import.meta.resolve('@letu/render/process'));
  const child = fork(fileURLToPath(entry), [JSON.stringify(settings)], {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(program?.execArgv ?? [])],
    env: environment ?? process.env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // At once: the threads of a process have the priority that it had when they were started.
  if (child.pid !== undefined && priority !== undefined) setPriority(child.pid, priority);
  return child;
}
