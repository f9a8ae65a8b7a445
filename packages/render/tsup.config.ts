import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

export default defineConfig([
  libraryConfig({ index: 'src/index.ts', serve: 'src/serve.ts', process: 'src/process/main.ts' }),
  // Nobody imports it, and it is no TypeScript, of which types could be made.
  { ...libraryConfig({ watch: 'src/process/watch.mjs' }), dts: false },
]);
