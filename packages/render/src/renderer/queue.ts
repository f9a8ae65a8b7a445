import { DiagramError } from '@letu/core';
import type { RenderTask } from '@letu/core/node';
import type { Answer, Job } from '../process/protocol.js';

/** A job, and who is accountable for it. */
export interface QueuedJob {
  readonly job: Job;
  readonly owner: string | undefined;
  readonly address: string | undefined;
}

/** A render that waits or runs, with all who wait for it. */
export type QueuedTask = RenderTask<QueuedJob, Answer>;

/** What the same render is worth trying again after, when too many wait, in milliseconds. */
const BUSY_MS = 5_000;

/** How many renders of one owner or address may run and wait. */
interface Shares {
  readonly running: Readonly<Record<Claim, number>>;
  readonly waiting: number;
}

type Claim = 'owner' | 'address';
const CLAIMS = ['owner', 'address'] as const;

/** The renders that wait for a process, and the shares that owners and addresses have of both. */
export class Queue {
  readonly #size: number;
  readonly #shares: Shares;
  readonly #waiting: QueuedTask[] = [];
  readonly #running = new Set<QueuedTask>();

  /** @param workers How many renders run at the same time. */
  constructor(size: number, workers: number) {
    this.#size = size;
    this.#shares = {
      // An address may be a whole office, or a proxy that fetches the pictures of every README.
      running: { owner: Math.max(1, workers - 2), address: Math.max(1, workers - 1) },
      waiting: Math.ceil(size / 2),
    };
  }

  /** @throws DiagramError `busy` where all places are taken, or those of the owner or the address. */
  add(task: QueuedTask): void {
    const isFull = CLAIMS.some((claim) => count(this.#waiting, task, claim) >= this.#shares.waiting);
    if (isFull || this.#waiting.length >= this.#size) throw busy();
    this.#waiting.push(task);
  }

  /** Takes the first render whose owner and address have not their share of those that run. */
  next(): QueuedTask | undefined {
    const index = this.#waiting.findIndex((task) =>
      CLAIMS.every((claim) => count(this.#running, task, claim) < this.#shares.running[claim]),
    );
    if (index < 0) return undefined;
    const [task] = this.#waiting.splice(index, 1);
    if (task) this.#running.add(task);
    return task;
  }

  /** Takes a render out of those that wait. Returns false where it waits no more. */
  remove(task: QueuedTask): boolean {
    const index = this.#waiting.indexOf(task);
    if (index >= 0) this.#waiting.splice(index, 1);
    return index >= 0;
  }

  /** Gives back the share of a render that has run. */
  finish(task: QueuedTask): void {
    this.#running.delete(task);
  }
}

/** Returns the refusal of a render for which there is no place. */
export function busy(): DiagramError {
  return new DiagramError('busy', 'Too many renders wait already.', { retryAfterMs: BUSY_MS });
}

function count(tasks: Iterable<QueuedTask>, { job }: QueuedTask, claim: Claim): number {
  if (job[claim] === undefined) return 0;
  let found = 0;
  for (const other of tasks) if (other.job[claim] === job[claim]) found += 1;
  return found;
}
