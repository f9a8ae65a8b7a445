// `npm run size -- [PACKAGE]`: what each package adds to the first load of a page, before any engine, against its budget; with
// `pages`, what the product's own pages load, in Chromium.
// Prints one JSON line an entry; ends with code 1 where one is over.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildDemo } from './build.mjs';
import { kindFolders } from './kindFolders.mjs';
import { ROOT } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { weighPages } from './size/pages.mjs';

/** Every page that uses our packages has React already. */
const REACT = [/^react(?:-dom)?(?:\/|$)/];
const ANTD = [/^antd(?:\/|$)/, /^@ant-design\//];
/** What only its own hosts have. */
const NEXT = [/^next\//];

const OF_A_KIND = { '.': 16.5, './info': 3, './view': 30, './editor': 72 };
/**
 * The most each entry may weigh, in kB (1000 bytes) of gzip. `@letu/render` and `@letu/cli` run in Node, where size is no matter.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
const BUDGETS = {
  codec: { '.': 31.5 },
  // SHA-256 is 1.5 kB of it: browsers have their own on pages with HTTPS alone. What crops and compares pictures is 2 kB.
  core: {
    '.': 18.9,
    './palette': 3.5,
    './pictureSize': 2,
    './sanitise': 14.5,
    './table': 1.5,
    './xml': 11.5,
  },
  // A worker loads it. A third is parse5, which reads HTML as browsers do; 6 kB are css-selector-parser.
  'svg-dom': { '.': 100 },
  // Two thirds are the DOM that pictures are read in; whoever converts loads it then.
  convert: { '.': 131 },
  code: { '.': 135, './language': 81 },
  // What opens over an editor loads once that is there. Of the palette, 2 kB are the syllables of Pinyin, by which commands are found;
  // of what canvases are made of, 1.5 kB are the words of the picture's tools.
  editor: { '.': 61, './view': 17.8, './canvas': 6.9, './dialogs': 16.6, './palette': 6.5 },
  hooks: { '.': 2 },
  // The facts of nine kinds. Most of an archive is zod, which reads what it says of itself.
  kinds: { '.': 12.5, './archive': 52 },
  // Most of it is zod and the contract: a hundred calls, and what each takes and answers.
  client: { '.': 22.5, './contract': 19.5 },
  ...Object.fromEntries(kindFolders().map((folder) => [basename(folder), OF_A_KIND])),
  // A quarter is what it says of mistakes, for hosts that put words of their own in its place; others leave it out.
  mermaid: { ...OF_A_KIND, '.': 18.7 },
  // What reads the topic that a map is called by reads a map's text.
  mindmap: { ...OF_A_KIND, './editor': 74.5, './messages': 9 },
  excalidraw: { ...OF_A_KIND, './messages': 3 },
  // Rough.js draws the strokes, and the DOM of DOMPurify reads what is drawn anew.
  handchart: { ...OF_A_KIND, './messages': 5, './sketch': 30 },
  // Its examples are drawings, of thousands of characters each. Two thirds of reading a file are the XML parser and what unpacks.
  drawio: { '.': 20.9, './file': 20, './info': 2, './view': 35.8, './editor': 80, './messages': 16 },
  // Emotion is 8 kB of this and of the next three, once a page.
  theme: { '.': 15.5, './next': 5 },
  'icon-picker': { '.': 16.5 },
  'paged-table': { '.': 19 },
  prompts: { '.': 11.5 },
  'fullscreen-toggle': { '.': 4 },
};
/** What antd may add to an editor, in kB: what its tool bar and menus use. Its dialogs and fields load with what opens over the editor. */
const ANTD_BUDGET = 107;
const WITHOUT_A_PAGE = ['cli', 'render'];

/**
 * Bundles an entry as a host would and returns the gzip size of what loads with the page: the entry with all it imports
 * statically. What it imports later, such as engines, languages and exports, is not in it.
 *
 * @param {string} source The entry's code.
 * @param {readonly RegExp[]} external What the host has already.
 */
async function firstLoad(source, external) {
  // Inside the repository, where the packages are found.
  const folder = await mkdtemp(join(ROOT, 'node_modules/.size-'));
  try {
    const entry = join(folder, 'entry.js');
    await writeFile(entry, source);
    const result = /** @type {any} */ (
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { conditions: ['@letu/source', 'browser', 'module', 'import', 'default'] },
        plugins: [withoutFiles],
        build: {
          write: false,
          target: 'es2022',
          lib: { entry, formats: ['es'] },
          rollupOptions: { external: [...external], output: { minify: true } },
        },
      })
    );
    return sizeOf([result].flat().flatMap(({ output }) => output));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Workers and WASM load once something is drawn; bundling them here would only take time. */
const withoutFiles = {
  name: 'without-files',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    id.includes('/packages/')
      ? code.replaceAll(/new URL\(\s*('[^']*'),\s*import\.meta\.url,?\s*\)/g, 'new URL($1, location.href)')
      : undefined,
};

/** @param {readonly any[]} output Chunks as Rollup describes them. */
function sizeOf(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set();
  /** @param {string} name */
  const load = (name) => {
    const chunk = chunks.get(name);
    if (chunk?.type !== 'chunk' || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  output.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => load(fileName));
  // A chunk of its own is a file of its own, and compressed by itself.
  return [...loaded].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0);
}

/** @param {string} name @param {string} entry @param {number} gzip @param {number} budget */
function report(name, entry, gzip, budget) {
  const pass = gzip <= budget * 1000;
  console.log(JSON.stringify({ package: name, entry, gzip, budget: budget * 1000, pass }));
  return pass;
}

/** Every package that pages load has a budget, and so has each of its entries. */
async function checkBudgets() {
  for (const folder of await readdir(join(ROOT, 'packages'))) {
    const file = join(ROOT, 'packages', folder, 'package.json');
    if (!existsSync(file) || WITHOUT_A_PAGE.includes(folder)) continue;
    const { exports = {} } = JSON.parse(await readFile(file, 'utf8'));
    const forPages = Object.keys(exports).filter((entry) => !/json$|\/(?:engine|worker|node)$/.test(entry));
    const missing = forPages.filter((entry) => BUDGETS[folder]?.[entry] === undefined);
    if (missing.length > 0) throw new Error(`packages/${folder} has no budget for ${missing.join(', ')}.`);
  }
}

await ensureDependencies();
await ensureGenerated({ quiet: true });
await checkBudgets();
const [only] = process.argv.slice(2);
let pass = true;
if (only === undefined || only === 'pages') {
  await buildDemo();
  for (const { path, gzip, budget, engines } of await weighPages()) {
    pass = report('@letu/demo', path, gzip, budget) && engines.length === 0 && pass;
    if (engines.length > 0)
      console.log(JSON.stringify({ package: '@letu/demo', entry: path, engines, pass: false }));
  }
}
for (const [folder, entries] of Object.entries(BUDGETS)) {
  if ((only && only !== folder) || !existsSync(join(ROOT, 'packages', folder, 'package.json'))) continue;
  for (const [entry, budget] of Object.entries(entries)) {
    const name = `@letu/${folder}`;
    const everything = `export * from '${join(name, entry)}';`;
    const gzip = await firstLoad(everything, [...REACT, ...ANTD, ...NEXT]);
    pass = report(name, entry, gzip, budget) && pass;
    if (folder !== 'editor' || entry !== '.') continue;
    const whole = await firstLoad(everything, REACT);
    pass = report('antd', `with ${name}`, whole - gzip, ANTD_BUDGET) && pass;
  }
}
process.exitCode = pass ? 0 : 1;
