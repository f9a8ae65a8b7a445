import { defineConfig, type Options } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** nomnoml asks Node for files where its command does; there are none in a browser's worker. */
const withoutFiles: Plugin = {
  name: 'without-files',
  setup(build) {
    build.onResolve({ filter: /^(?:fs|path)$/ }, () => ({ path: 'none', namespace: 'none' }));
    build.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: '' }));
  },
};

export default defineConfig(
  kindConfig().map((config) => ({
    ...config,
    esbuildPlugins: [...(config.esbuildPlugins ?? []), ...(config.minify ? [withoutFiles] : [])],
  })),
);
