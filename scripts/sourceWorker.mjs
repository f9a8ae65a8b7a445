// Starts a worker entry written in TypeScript: in a worker thread, Node takes no loader from the command line.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
