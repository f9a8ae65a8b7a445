import { mermaid } from '@letu/mermaid';

/** Takes the worker from a folder of the host's own, a copy of the package's `dist`. */
export const loadSelfHosted = () =>
  mermaid.load({
    createWorker: () => new Worker('/letu/mermaid/dist/engine.worker.js', { type: 'module' }),
  });
