// The command from its sources, for tests: what draws comes from them too.
import { createRenderer } from '@letu/render';
import { main } from '../src/main.js';
import { processEnvironment } from '../src/environment.js';
import { sourceProgram } from '../../render/test/sourceProgram.js';

process.exitCode = await main(process.argv.slice(2), {
  ...processEnvironment(),
  createRenderer: (options) => createRenderer({ ...options, program: sourceProgram }),
});
