import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

export default defineConfig(
  libraryConfig({
    index: 'src/index.ts',
    serve: 'src/serve.ts',
    process: 'src/process/main.ts',
    watch: 'src/process/watch.mjs',
  }),
);
