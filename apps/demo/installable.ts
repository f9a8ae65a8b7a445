// What makes the built app one that can be installed and works offline: its manifest, its icons and its service worker.
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { build, type Plugin } from 'vite';
import { pageRevision } from '../server/src/site/pageRevision.mjs';
import { pageFiles } from './pageFiles.js';

const OFFLINE = join(import.meta.dirname, 'src/offline');

/** What is brought first after the pages: editors, then what their engines load, then the many files of fonts. */
const ORDER = ['.js', '.wasm', '.bin', '.glyphs', '.woff2'];

/** Takes the place of the service worker of a built app, which the same address may have had before. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', async () => {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
});`;

/** Writes the manifest, the icons and the service worker of the app; in development, takes leave of them. */
export function installable(): Plugin {
  let outDir = '';
  let mark = '';
  let pages: ReadonlySet<string> = new Set();
  return {
    name: 'letu-installable',
    async configResolved({ root, publicDir, build: { outDir: folder } }) {
      outDir = resolve(root, folder);
      mark = await readFile(join(publicDir, 'favicon.svg'), 'utf8');
    },
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(FAREWELL);
      });
      middlewares.use('/manifest.webmanifest', (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end('{}');
      });
    },
    async generateBundle(_options, bundle) {
      pages = pageFiles(bundle, join(import.meta.dirname, 'src'));
      const manifest = await readManifest();
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
      for (const { src, sizes, purpose } of [...manifest.icons, TOUCH_ICON]) {
        if (sizes === 'any') continue;
        const picture = purpose === 'maskable' ? maskable(mark) : mark;
        this.emitFile({ type: 'asset', fileName: src.slice(1), source: draw(picture, parseInt(sizes)) });
      }
    },
    writeBundle: { order: 'post', sequential: true, handler: () => buildServiceWorker(outDir, pages) },
  };
}

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

/** What iOS takes, which knows no manifest's icons; it rounds the corners itself. */
const TOUCH_ICON: Icon = { src: '/icons/touch-180.png', sizes: '180x180', purpose: 'maskable' };

/** The kinds come from the packages' sources, which Node reads with a condition and a loader of its own. */
async function readManifest(): Promise<{ readonly icons: readonly Icon[] }> {
  const script = `import(${JSON.stringify(join(OFFLINE, 'manifest.ts'))})
    .then(({ manifest }) => process.stdout.write(JSON.stringify(manifest)))`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@letu/source', '--import', 'tsx', '--eval', script],
    { cwd: import.meta.dirname, env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return JSON.parse(stdout) as { readonly icons: readonly Icon[] };
}

const draw = (svg: string, side: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();

/** The mark on its own ground to all edges, inside the circle that nobody cuts into (https://www.w3.org/TR/appmanifest/#icon-masks). */
function maskable(svg: string): string {
  const ground = /<rect[^>]*fill="([^"]*)"/.exec(svg)?.[1] ?? '';
  const inside = svg.replace('<svg ', '<svg x="3.2" y="3.2" width="25.6" height="25.6" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>${inside}</svg>`;
}

/** Builds the service worker with the list of the files that were built. @param pages Those of pages. */
async function buildServiceWorker(folder: string, pages: ReadonlySet<string>): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)].map(([, path = '']) => path);
  const named = new Set(first);
  const files = await filesUnder(folder);
  const isAsset = ({ path }: SiteFile) => path.startsWith('/assets/');
  const roots = files.filter((file) => !isAsset(file) && isKept(file));
  const revisions = await Promise.all(
    roots.map(async ({ path, file }) => ({
      url: path,
      revision: pageRevision(await readFile(file, 'utf8')),
    })),
  );
  const shell = [...revisions, ...first.map((url) => ({ url, revision: null }))];
  const later = files.filter((file) => isAsset(file) && !named.has(file.path)).toSorted(inOrder(pages));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL: JSON.stringify(shell),
      FILES: JSON.stringify(later.map(({ path }) => path)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(OFFLINE, 'serviceWorker.ts'),
        formats: ['iife'],
        name: 'sw',
        fileName: () => 'sw.js',
      },
    },
  });
}

interface SiteFile {
  readonly path: string;
  readonly file: string;
  readonly size: number;
}

/** Icons are the system's, which asks for them when it installs the app; a service worker does not keep itself. */
const isKept = ({ path }: SiteFile) => !/^\/(?:icons\/|sw\.js)/.test(path);

function inOrder(pages: ReadonlySet<string>): (one: SiteFile, other: SiteFile) => number {
  const rank = ({ path }: SiteFile) => (pages.has(path.slice(1)) ? -1 : ORDER.indexOf(extname(path)));
  return (one, other) => rank(one) - rank(other) || one.size - other.size;
}

async function filesUnder(folder: string): Promise<readonly SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return { path, file, size: (await stat(file)).size };
    }),
  );
}
