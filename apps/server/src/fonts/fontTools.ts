import { Worker, type WorkerOptions } from 'node:worker_threads';
import { FontFailure } from './fontFailure.js';
import type { FontFacts } from './inspectFont.js';
import type { FontAnswer, FontTask } from './protocol.js';

/** Reads and cuts fonts, whatever is in them. */
export interface FontTools {
  /** Returns what a file says of its font. @throws FontFailure */
  inspect(bytes: Uint8Array): Promise<FontFacts>;
  /** Returns a font with only what a text needs. @throws FontFailure */
  subset(bytes: Uint8Array, text: string, format: 'sfnt' | 'woff2'): Promise<Uint8Array>;
  dispose(): Promise<void>;
}

/** Longer than the largest font takes; what takes longer is no honest font. */
const TIME_LIMIT_MS = 20_000;
/** How many fonts may wait; each is held in memory meanwhile. */
const WAITING = 8;

/** Passed on to the thread: what it may take of the memory, besides the fonts themselves. */
export const FONT_WORKER_OPTIONS: WorkerOptions = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

/** After this many bytes the thread begins anew: WebAssembly keeps what it once had of the memory. */
const BYTES_A_THREAD = 64 << 20;

/** There are too many fonts waiting already. */
export class FontToolsBusy extends Error {
  override readonly name = 'FontToolsBusy';
}

/**
 * Makes the tools. They work in a thread of their own, one font at a time: a file made to keep them busy keeps nothing else
 * waiting, and is given up when its time is over.
 */
export function createFontTools(
  createWorker: () => Worker = installedWorker,
  { timeLimitMs = TIME_LIMIT_MS }: { readonly timeLimitMs?: number } = {},
): FontTools {
  let worker: Worker | undefined;
  let waiting = 0;
  let bytesRead = 0;
  let last: Promise<unknown> = Promise.resolve();
  const end = async () => {
    const ended = worker;
    worker = undefined;
    bytesRead = 0;
    await ended?.terminate();
  };
  const work = async (task: FontTask): Promise<FontAnswer> => {
    worker ??= createWorker();
    try {
      const answer = await answerOf(worker, task, timeLimitMs);
      bytesRead += task.bytes.length;
      // A font that has stopped the vendors' code may have left its memory in any state.
      const isSpoilt = task.type === 'subset' && !('bytes' in answer);
      if (isSpoilt || bytesRead > BYTES_A_THREAD) await end();
      return answer;
    } catch (error) {
      await end();
      throw error;
    }
  };
  const queue = async (task: FontTask): Promise<FontAnswer> => {
    if (waiting >= WAITING) throw new FontToolsBusy();
    waiting += 1;
    const answered = last.then(() => work(task)).finally(() => (waiting -= 1));
    last = answered.catch(() => undefined);
    return answered;
  };
  return {
    async inspect(bytes) {
      const answer = checked(await queue({ type: 'inspect', bytes }));
      if ('facts' in answer) return answer.facts;
      throw new TypeError('The thread that reads fonts answered something else.');
    },
    async subset(bytes, text, format) {
      const answer = checked(await queue({ type: 'subset', bytes, text, format }));
      if ('bytes' in answer) return answer.bytes;
      throw new TypeError('The thread that reads fonts answered something else.');
    },
    dispose: end,
  };
}

function installedWorker(): Worker {
  const worker = new Worker(new URL(import.meta.resolve('@letu/server/font-worker')), FONT_WORKER_OPTIONS);
  worker.unref();
  return worker;
}

function checked(answer: FontAnswer) {
  if ('problem' in answer) throw new FontFailure(answer.problem);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

function answerOf(worker: Worker, task: FontTask, timeLimitMs: number): Promise<FontAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', done).off('error', failed).off('exit', ended);
    };
    const done = (answer: FontAnswer) => {
      settle();
      resolve(answer);
    };
    const failed = (error: NodeJS.ErrnoException) => {
      settle();
      // Memory runs out by what is in a file; every other error that ends the thread is ours.
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? new FontFailure('too-large', { cause: error }) : error);
    };
    const ended = () => failed(new Error('The thread that reads fonts ended.'));
    const timer = setTimeout(() => {
      settle();
      reject(new FontFailure('too-large'));
    }, timeLimitMs);
    worker.on('message', done).on('error', failed).on('exit', ended);
    worker.postMessage(task);
  });
}
