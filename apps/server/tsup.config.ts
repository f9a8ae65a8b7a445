import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

export default defineConfig(
  libraryConfig({
    index: 'src/index.ts',
    'letu-server': 'src/letu-server.ts',
    'font.worker': 'src/fonts/font.worker.ts',
  }),
);
