import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

export default defineConfig(
  libraryConfig({
    index: 'src/index.ts',
    worker: 'src/worker.ts',
    node: 'src/node.ts',
    sanitise: 'src/sanitise.ts',
    table: 'src/table.ts',
    xml: 'src/xml.ts',
    pictureSize: 'src/pictureSize.ts',
    palette: 'src/palette.ts',
  }),
);
