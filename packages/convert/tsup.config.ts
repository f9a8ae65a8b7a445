import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

export default defineConfig(libraryConfig({ index: 'src/index.ts' }));
