import { createHost, type HostedEngine } from '@letu/core';
import { nodeWorker } from '@letu/core/node';
import { KINDS } from './kinds.js';

const bootstrap = new URL('../sourceWorker.mjs', import.meta.url);

/** Starts a kind's engine in a worker thread, from the sources. */
export async function nodeEngine(kind: string): Promise<HostedEngine<object>> {
  const definition = await KINDS[kind]?.();
  if (!definition) throw new RangeError(`There is no kind ${kind}.`);
  const entry = new URL(`../../packages/${kind}/src/engine.worker.ts`, import.meta.url).href;
  return createHost(definition.defaultOptions, {
    createWorker: () =>
      nodeWorker(bootstrap, { workerData: { entry }, execArgv: ['--conditions=@letu/source'] }),
  });
}
