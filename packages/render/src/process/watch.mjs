// Watches the process it is a thread of, which native code can keep from watching itself: ends it when it takes more memory than
// it may, or when nobody is left to draw for.
import { workerData } from 'node:worker_threads';

const EVERY_MS = 50;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > workerData.memoryMb * 2 ** 20;
  if (isTooLarge || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
