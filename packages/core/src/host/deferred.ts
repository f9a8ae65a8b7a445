import type { DiagramError } from '../error.js';

/** A promise that is settled from outside. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: DiagramError) => void;
}

/** Makes a promise to settle later. Its failure may go unheard: nobody may be waiting for it. */
export function defer<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  let reject!: (error: DiagramError) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
