import { createHash } from 'node:crypto';
import { DiagramError } from '@letu/core';
import { ResultCache } from '@letu/core/node';
import type { Answer, Job } from '../protocol.js';

/** What a refusal takes of the cache, in bytes. */
const REFUSAL_BYTES = 256;

interface Refusal {
  readonly error: DiagramError;
  /** Milliseconds, as `performance.now` counts them. */
  readonly until: number;
}

/** Returns the key of a job: a digest of all it holds, since a key outlives its text. */
export function jobKey(job: Job): string {
  const { files = [], ...rest } = job;
  // The ids of files are digests of what is in them.
  const ids = files.map(({ id }) => id);
  return createHash('sha256')
    .update(JSON.stringify([rest, ids]))
    .digest('base64');
}

/** What came of the latest jobs: answers for as long as there is room, and for a time which jobs met a limit. */
export class Answers {
  readonly #refusedMs: number;
  readonly #cache: ResultCache<Answer | Refusal>;

  constructor(bytes: number, refusedMs: number) {
    this.#refusedMs = refusedMs;
    this.#cache = new ResultCache(bytes);
  }

  /** Returns what came of a job. @throws DiagramError where it met a limit not long ago. */
  get(key: string): Answer | undefined {
    const known = this.#cache.get(key);
    if (!known || 'status' in known) return known;
    const left = known.until - performance.now();
    if (left <= 0) return undefined;
    const { code, message } = known.error;
    throw new DiagramError(code, message, { cause: known.error, retryAfterMs: left });
  }

  keep(key: string, answer: Answer): void {
    this.#cache.set(key, answer, sizeOf(answer));
  }

  /** Keeps in mind that a job met a limit, which it would meet again. Returns the error to answer with. */
  refuse(key: string, error: DiagramError): DiagramError {
    if (error.code !== 'timeout' && error.code !== 'output-too-large') return error;
    this.#cache.set(key, { error, until: performance.now() + this.#refusedMs }, REFUSAL_BYTES);
    const { code, message, cause } = error;
    return new DiagramError(code, message, { cause, retryAfterMs: this.#refusedMs });
  }
}

function sizeOf(answer: Answer): number {
  const said = 2 * JSON.stringify(answer.diagnostics).length;
  if (answer.status === 'failure') return said;
  if ('png' in answer) return said + answer.png.length;
  // Shapes and the rest of an SVG's result are about as long as the picture.
  return said + 4 * answer.svg.length;
}
