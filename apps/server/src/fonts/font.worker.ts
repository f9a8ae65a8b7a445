import { parentPort } from 'node:worker_threads';
import { FontFailure } from './fontFailure.js';
import { inspectFont } from './inspectFont.js';
import type { FontAnswer, FontTask } from './protocol.js';
import { subsetFont } from './subsetFont.js';

parentPort?.on('message', (task: FontTask) => {
  void answer(task).then((answered) => parentPort?.postMessage(answered));
});

async function answer(task: FontTask): Promise<FontAnswer> {
  try {
    if (task.type === 'inspect') return { facts: await inspectFont(task.bytes) };
    return { bytes: await subsetFont(task.bytes, task.text, task.format) };
  } catch (error) {
    if (error instanceof FontFailure) return { problem: error.problem };
    // What stops the vendors' code in the middle is in the file.
    if (error instanceof WebAssembly.RuntimeError) return { problem: 'damaged' };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
