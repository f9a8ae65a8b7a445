// The command from its sources, for tests: workers are started as TypeScript too.
import { main } from '../src/main.js';
import { processEnvironment } from '../src/environment.js';
import { sourceWorker } from '../../core/test/sourceWorker.js';

process.exitCode = await main(process.argv.slice(2), {
  ...processEnvironment(),
  createWorker: (kind) => sourceWorker(new URL(`../../${kind}/src/engine.worker.ts`, import.meta.url)),
});
