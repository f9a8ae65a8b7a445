import type { Options } from 'tsup';
import { withLicences } from './tsup.licences.js';

const common: Options = {
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  outDir: 'dist',
  silent: true,
};

/** Builds a package's entries with their types; dependencies stay imports. */
export function libraryConfig(entry: Record<string, string>): Options {
  return {
    ...common,
    entry,
    splitting: true,
    // tsup passes a baseUrl that TypeScript 6 warns of: https://github.com/egoist/tsup/issues/1388
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  };
}

/**
 * Builds a package of React components file by file: `'use client'` stays on the first line of each module that needs it, and what
 * the others export is for servers too. Bundled, the directive survives in entries alone.
 *
 * @param entry Entries beside the index, by their names.
 */
export function componentsConfig(entry: Record<string, string> = {}): Options {
  const { dts, ...library } = libraryConfig({});
  return {
    ...library,
    entry: ['src/**/*.{ts,tsx}'],
    bundle: false,
    dts: { ...(dts as object), entry: { index: 'src/index.ts', ...entry } },
  };
}

/** Builds a worker entry for browsers, vendor code and all: it has to run from any address without a bundler. */
export function workerConfig(entry: Record<string, string>): Options {
  return {
    ...common,
    entry,
    platform: 'browser',
    noExternal: [/.*/],
    splitting: true,
    minify: true,
    sourcemap: false,
    dts: false,
    esbuildPlugins: [withLicences('THIRD-PARTY.txt')],
    esbuildOptions(options) {
      options.legalComments = 'linked';
      options.conditions = ['@letu/source'];
      // Vendor code asks for these to tell Node apart; webpack would answer that they exist, in a worker without them.
      options.define = { ...options.define, __filename: 'undefined', __dirname: 'undefined' };
      options.chunkNames = 'worker/[name]-[hash]';
    },
  };
}

/** The three builds every text kind has: its API, its worker for browsers and its worker for Node. */
export function kindConfig(entry: Record<string, string> = {}): Options[] {
  return [
    {
      ...libraryConfig({
        index: 'src/index.ts',
        info: 'src/info.ts',
        engine: 'src/engine.ts',
        'engine.worker.node': 'src/engine.worker.ts',
        createWorker: 'src/createWorker.ts',
        'createWorker.node': 'src/createWorker.node.ts',
        ...entry,
      }),
      // One or the other, as where it runs decides: `imports` of package.json.
      external: ['#createWorker'],
    },
    workerConfig({ 'engine.worker': 'src/engine.worker.ts' }),
  ];
}
