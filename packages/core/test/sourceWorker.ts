import { nodeWorker } from '@letu/core/node';
import type { WorkerLike } from '@letu/core';

const bootstrap = new URL('../../../scripts/sourceWorker.mjs', import.meta.url);

/** Starts a kind's TypeScript worker entry in a Node worker thread. */
export function sourceWorker(entry: URL): WorkerLike {
  return nodeWorker(bootstrap, {
    workerData: { entry: entry.href },
    execArgv: ['--conditions=@letu/source'],
  });
}
