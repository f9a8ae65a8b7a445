import { createHost, sourceBytesOf, type HostedEngine, type RenderLimits } from '@letu/core';
import { nodeWorker } from '@letu/core/node';
import { kindByName } from '@letu/kinds';

const bootstrap = new URL('../sourceWorker.mjs', import.meta.url);

/**
 * Starts a kind's engine in a worker thread, from the sources.
 *
 * @param limits What a render may take, where that is not what users may wait for.
 */
export async function nodeEngine(
  kind: string,
  limits: Partial<RenderLimits> = {},
): Promise<HostedEngine<object>> {
  const definition = await kindByName(kind)?.loadKind();
  if (!definition) throw new RangeError(`There is no kind ${kind}.`);
  const entry = new URL(`../../packages/${kind}/src/engine.worker.ts`, import.meta.url).href;
  return createHost(definition.defaultOptions, {
    limits: { inputBytes: sourceBytesOf(definition), ...limits },
    createWorker: () =>
      nodeWorker(bootstrap, { workerData: { entry }, execArgv: ['--conditions=@letu/source'] }),
  });
}
