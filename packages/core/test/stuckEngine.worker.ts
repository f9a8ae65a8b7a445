import { defineEngine } from '@letu/core';
import { serveEngine } from '@letu/core/worker';

// Never answers, as a worker does on a machine that has too much to do.
serveEngine(
  defineEngine<object>({ kind: 'test', defaultOptions: {}, draw: () => new Promise(() => undefined) }),
);
