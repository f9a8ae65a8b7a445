import { createWorker } from '#createWorker';
import { createHost, type DiagramDefinition } from '@letu/core';
import { defaultOptions, type HandchartOptions } from './options.js';

/** Starts the engine of charts behind a worker host. Whoever draws charts on one page leases one engine by this very function. */
export const load: DiagramDefinition<HandchartOptions>['load'] = async (options) =>
  createHost(defaultOptions, { createWorker, ...options });
