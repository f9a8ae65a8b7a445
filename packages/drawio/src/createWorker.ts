/** Starts the worker of a page, by the words that bundlers look for. */
export const createWorker = () =>
  new Worker(new URL('./engine.worker.js', import.meta.url), { type: 'module' });
