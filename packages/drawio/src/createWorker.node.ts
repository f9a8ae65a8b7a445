import { workerBeside } from '@letu/core/node';

/** Starts the worker in a thread of Node. */
export const createWorker = () => workerBeside(import.meta.url);
