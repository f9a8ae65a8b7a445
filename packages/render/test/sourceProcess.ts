// The program that draws, from its sources: the threads of engines are started as TypeScript too.
import { kinds } from '@letu/kinds';
import { sourceWorker } from '../../core/test/sourceWorker.js';
import { serveRenderer } from '../src/process/serveRenderer.js';

await serveRenderer({
  kinds,
  createWorker: (kind) => sourceWorker(new URL(`../../${kind}/src/engine.worker.ts`, import.meta.url)),
});
