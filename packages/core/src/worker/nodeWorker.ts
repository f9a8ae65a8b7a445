import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { WorkerFailure, WorkerLike, WorkerMessage } from '../host/protocol.js';

/**
 * Starts the worker entry that lies beside a kind's module.
 *
 * @param base `import.meta.url` of the module. Together with the file's name, bundlers would take it for a file to copy.
 */
export function workerBeside(base: string): WorkerLike {
  return nodeWorker(new URL('./engine.worker.node.js', base));
}

/**
 * Starts a worker thread with the shape of a browser's `Worker`, so that a host can run in Node.
 *
 * @param url The kind's worker entry, such as `import.meta.resolve('@letu/pikchr/worker')`.
 * @param options Passed on to Node, with console output kept out of the host's own.
 */
export function nodeWorker(url: URL | string, options: WorkerOptions = {}): WorkerLike {
  const worker = new Worker(new URL(url), { stdout: true, stderr: true, ...options });
  return {
    postMessage: (job) => worker.postMessage(job),
    terminate: () => void worker.terminate(),
    addEventListener(type: 'message' | 'error', listener: (event: never) => void) {
      // Each type's listener takes its own event, which the overloads of the interface say to callers.
      const emit = listener as (event: { data: WorkerMessage } | WorkerFailure) => void;
      if (type === 'message') worker.on('message', (data: WorkerMessage) => emit({ data }));
      else worker.on('error', (error: Error) => emit({ message: error.message }));
      // A thread that idles must not keep a program alive that is done; listening would make it do so again.
      worker.unref();
    },
  };
}
