import ElkApi, { type ELK } from 'elkjs/lib/elk-api.js';

/** Starts ELK in a worker of the page, by the words that bundlers look for. */
export const createElk = (): Pick<ELK, 'layout' | 'terminateWorker'> =>
  new ElkApi({
    workerFactory: () => new Worker(new URL('./layout.worker.js', import.meta.url), { type: 'module' }),
  });
