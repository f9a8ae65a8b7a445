import { Worker } from 'node:worker_threads';
import { FONT_WORKER_OPTIONS } from '../../src/fonts/fontTools.js';

/** Starts the thread that reads fonts from its sources. */
export function sourceFontWorker(): Worker {
  const entry = new URL('../../src/fonts/font.worker.ts', import.meta.url).href;
  const worker = new Worker(new URL('../../../../scripts/sourceWorker.mjs', import.meta.url), {
    ...FONT_WORKER_OPTIONS,
    workerData: { entry },
    execArgv: ['--conditions=@letu/source'],
  });
  worker.unref();
  return worker;
}
