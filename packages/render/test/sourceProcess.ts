// The program that draws, from its sources: the threads of engines are started as TypeScript too.
import { existsSync } from 'node:fs';
import { kinds } from '@letu/kinds';
import { sourceWorker } from '../../core/test/sourceWorker.js';
import { serveRenderer } from '../src/process/serveRenderer.js';

await serveRenderer({
  kinds,
  createWorker(kind) {
    const entries = ['packages', 'examples'].map(
      (folder) => new URL(`../../../${folder}/${kind}/src/engine.worker.ts`, import.meta.url),
    );
    return sourceWorker(entries.find((entry) => existsSync(entry))!);
  },
});
