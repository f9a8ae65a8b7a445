// The program that draws, from its sources: the threads of engines are started as TypeScript too.
import { sourceWorker } from '../../core/test/sourceWorker.js';
import { installedKinds } from '../src/process/installedKinds.js';
import { serveRenderer } from '../src/process/serveRenderer.js';

await serveRenderer({
  kinds: installedKinds,
  createWorker: (kind) => sourceWorker(new URL(`../../${kind}/src/engine.worker.ts`, import.meta.url)),
});
