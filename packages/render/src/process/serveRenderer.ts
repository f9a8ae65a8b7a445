import { Worker } from 'node:worker_threads';
import { toErrorMessage } from '@letu/core/node';
import { kindsIn } from '@letu/kinds';
import { prepareFonts } from '../fonts/fonts.js';
import { JobRunner, type ServeOptions } from './jobRunner.js';
import type { ProcessMessage, ProcessSettings, Task } from '../protocol.js';

/**
 * Draws what the renderer asks of this process, until it is ended. The program that a host names as `process.entry` calls it.
 *
 * Engines run in threads and can be ended there. Rasterising is native code, which ends with the process alone.
 */
export async function serveRenderer(options: ServeOptions): Promise<void> {
  const settings = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
  watch(settings.memoryMb);
  const rasterising = () => post({ type: 'rasterising' });
  const runner = Promise.all([
    prepareFonts(settings.fonts),
    ...settings.kinds.map((module) => import(module)),
  ]).then(([fonts, ...modules]) => {
    const kinds = [...options.kinds, ...modules.flatMap(kindsIn)];
    return new JobRunner(fonts, settings.limits, { ...options, kinds }, rasterising);
  });
  process.on('message', (task: Task) => {
    void (async () => {
      try {
        if (task.type === 'prepare') return await (await runner).prepare(task.of);
        const answer = await (await runner).run(task.job);
        await post({ type: 'answer', answer, memoryMb: memoryMb() });
      } catch (error) {
        await post({ type: 'error', error: toErrorMessage(error, 'engine-crashed'), memoryMb: memoryMb() });
      }
    })();
  });
  process.on('disconnect', () => process.exit());
  // Whoever stops the program from its terminal stops this process, too; the program says when it is to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/** Sends a message; resolves when it has left this process, whether or not anybody is there to read it. */
const post = (message: ProcessMessage) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

const memoryMb = () => process.memoryUsage.rss() / 2 ** 20;

function watch(limitMb: number): void {
  const workerData = { memoryMb: limitMb, parent: process.ppid };
  new Worker(new URL(import.meta.resolve('@letu/render/watch')), { workerData, execArgv: [] }).unref();
}
