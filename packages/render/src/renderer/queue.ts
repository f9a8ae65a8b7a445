import { DiagramError } from '@letu/core';
import type { RenderTask } from '@letu/core/node';
import type { Answer, Job } from '../protocol.js';

/** A job, and who is accountable for it. */
export interface QueuedJob {
  readonly job: Job;
  readonly owner: string | undefined;
  readonly address: string | undefined;
}

/** A render that waits or runs, with all who wait for it. */
export type QueuedTask = RenderTask<QueuedJob, Answer>;

/** How many characters of a text take a place in the queue; a longer one takes several. */
const PLACE = 1 << 20;

/** What the same render is worth trying again after, when too many wait, in milliseconds. */
const BUSY_MS = 5_000;

/** How many renders of one owner or address may run, and how many places they have to wait. */
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
    const isFull = CLAIMS.some((claim) => places(ofSame(this.#waiting, task, claim)) >= this.#shares.waiting);
    if (isFull || places(this.#waiting) >= this.#size) throw busy();
    this.#waiting.push(task);
  }

  /** Takes the first render whose owner and address have not their share of those that run. */
  next(): QueuedTask | undefined {
    const index = this.#waiting.findIndex((task) =>
      CLAIMS.every((claim) => ofSame(this.#running, task, claim).length < this.#shares.running[claim]),
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

/** Returns the renders of the same owner, or the same address. */
function ofSame(tasks: Iterable<QueuedTask>, { job }: QueuedTask, claim: Claim): readonly QueuedTask[] {
  if (job[claim] === undefined) return [];
  return [...tasks].filter((other) => other.job[claim] === job[claim]);
}

function places(tasks: readonly QueuedTask[]): number {
  return tasks.reduce((sum, { job: { job } }) => sum + 1 + Math.floor(lengthOf(job.picture) / PLACE), 0);
}

function lengthOf(picture: Job['picture']): number {
  return (picture.source?.length ?? 0) + ('svg' in picture ? picture.svg.length : 0);
}
