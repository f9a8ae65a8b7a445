import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { completeChinese } from './chinese.js';
import { editorPatches, patched, scenePatches } from './patches.js';
import { subsetPatches } from './subsetPatches.js';

const HOST = 'import { host as letuHost } from "letu-host";\n';

/** The languages that are in the bundle; English is in the editor itself. */
const LANGUAGES = /\/(?:en|zh-CN)-\w+\.js$/;

/** Makes of Excalidraw's code what the surface and the engine load. @param vendor Its folder with readable code. */
export async function bundle(vendor: string, target: string): Promise<void> {
  const common: BuildOptions = {
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [plugin(vendor)],
  };
  await build({
    ...common,
    stdin: { contents: EDITOR, resolveDir: vendor, loader: 'js' },
    outfile: join(target, 'editor.js'),
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await build({
    ...common,
    stdin: { contents: SUBSET, resolveDir: vendor, loader: 'js' },
    outfile: join(target, 'subset.js'),
  });
}

const EDITOR = `
export { Excalidraw, MainMenu, WelcomeScreen, CaptureUpdateAction, restoreElements, restoreLibraryItems,
  serializeLibraryAsJSON, TTDDialog, convertToExcalidrawElements, exportToSvg, getSceneVersion } from './index.js';
export { host } from 'letu-host';
`;

const SUBSET = `export { subsetToBinary } from './chunk-OKSO7T74.js';`;

function plugin(vendor: string): Plugin {
  return {
    name: 'letu',
    setup({ onLoad, onResolve }) {
      const virtual = (filter: RegExp, namespace: string, contents: string) => {
        onResolve({ filter }, ({ path }) => ({ path, namespace }));
        onLoad({ filter: /.*/, namespace }, () => ({ contents, loader: 'js' }));
      };
      // Older libraries ask for it by a call, which no module of a browser has.
      onResolve({ filter: /^react(?:-dom|\/jsx-runtime)?$/ }, ({ kind, path }) =>
        kind === 'require-call' ? { path, namespace: 'required' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)};`,
        loader: 'js',
      }));
      virtual(/^letu-host$/, 'host', 'export const host = {};');
      // The subsets are made by the engine's own copy; a second one would be in each bundle.
      virtual(/^\.\/subset-(?:worker|shared)\.chunk\.js$/, 'none', 'export {};');
      onResolve({ filter: /^@excalidraw\/mermaid-to-excalidraw$/ }, () => ({
        path: 'mermaid',
        namespace: 'mermaid',
      }));
      onLoad({ filter: /.*/, namespace: 'mermaid' }, () => ({
        contents: `${HOST}export const parseMermaidToExcalidraw = (...given) => letuHost.mermaid(...given);`,
        loader: 'js',
        resolveDir: vendor,
      }));
      onResolve({ filter: /^\.\/locales\// }, ({ path }) =>
        LANGUAGES.test(path) ? undefined : { path: 'none', namespace: 'language' },
      );
      onLoad({ filter: /.*/, namespace: 'language' }, () => ({
        contents: 'export default {};',
        loader: 'js',
      }));
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        if (!path.startsWith(vendor)) return undefined;
        const code = await readFile(path, 'utf8');
        return { contents: changed(basename(path), code), loader: 'js' };
      });
    },
  };
}

function changed(name: string, code: string): string {
  switch (name) {
    case 'chunk-4FTI6OG3.js':
      return HOST + patched(code, scenePatches);
    case 'index.js':
      return HOST + patched(code, editorPatches);
    case 'chunk-OKSO7T74.js':
      return patched(code, subsetPatches);
    case 'zh-CN-4MXUOFTH.js':
      return completeChinese(code);
    case 'chunk-AWQI2HM3.js':
      // What would be said of the servers of others.
      return 'export var define_import_meta_env_default = { MODE: "production", PROD: true, VITE_APP_ENABLE_TRACKING: "false" };';
    default:
      return code;
  }
}
