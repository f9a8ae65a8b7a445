import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

export default defineConfig(
  libraryConfig({
    index: 'src/index.ts',
    canvas: 'src/canvas.ts',
    dialogs: 'src/dialogs.ts',
    palette: 'src/palette.ts',
    view: 'src/view.ts',
  }),
);
