import { defineConfig, type Options } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

/** Keeps comments inside `import()`, by which webpack and Vite leave an import to run time. Full minification drops them. */
function withImportComments(config: Options): Options {
  return {
    ...config,
    minify: false,
    esbuildOptions(options, context) {
      config.esbuildOptions?.(options, context);
      options.minifySyntax = true;
      options.minifyIdentifiers = true;
    },
  };
}

export default defineConfig(
  kindConfig({ editor: 'src/D2Editor.tsx', view: 'src/D2View.tsx' }).map((config) =>
    config.minify ? withImportComments(config) : config,
  ),
);
