import { defineConfig, type Options } from 'tsup';
import { libraryConfig } from '../../tsup.base.js';

/** Builds the one source for a platform, which decides what `#backend` stands for. */
function entryFor(platform: 'browser' | 'node', name: string): Options {
  const config = libraryConfig({ [name]: 'src/index.ts' });
  // Both entries have the same types.
  return platform === 'browser' ? { ...config, platform } : { ...config, platform, dts: false };
}

export default defineConfig([entryFor('browser', 'index'), entryFor('node', 'index.node')]);
