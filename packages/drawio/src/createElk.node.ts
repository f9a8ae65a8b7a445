import Elk from 'elkjs';
import type { ELK } from 'elkjs/lib/elk-api.js';

/** Starts ELK in the thread that asks for it: there is no worker to end. */
export const createElk = (): Pick<ELK, 'layout' | 'terminateWorker'> =>
  Object.assign(new Elk(), { terminateWorker() {} });
