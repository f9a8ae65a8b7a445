// `npm run consumers`: packs the packages, installs them into a fresh Vite 8 and a fresh webpack 5 application, and draws one
// diagram of each kind there in Chromium: workers and WASM have to be found with no configuration.
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ROOT, run, step } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { serveFolder } from './staticServer.mjs';

const PACKED = [
  'codec',
  'core',
  'svg-dom',
  'hooks',
  'editor',
  'graphviz',
  'pikchr',
  'mermaid',
  'plantuml',
  'd2',
];
const DRAW_LIMIT_MS = 120_000;

const HTML = '<!doctype html><html><body><script type="module" src="./main.js"></script></body></html>';

/** The applications: what each installs besides our packages, how it builds, and where it builds to. */
const CONSUMERS = [
  { name: 'vite', tools: ['vite@8'], build: ['vite', 'build'], files: { 'index.html': HTML } },
  {
    name: 'webpack',
    tools: ['webpack@5', 'webpack-cli@6'],
    build: ['webpack', './main.js', '--mode', 'production', '--output-path', 'dist'],
    files: { 'dist/index.html': HTML },
  },
];

/** @param {string} folder @returns {Promise<string[]>} The paths of the packed packages. */
async function pack(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of PACKED) {
    const cwd = join(ROOT, 'packages', name);
    await run('npx', ['publint', '--strict'], { cwd });
    await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd, quiet: true });
  }
  return (await readdir(folder)).map((file) => join(folder, file));
}

/** @param {(typeof CONSUMERS)[number]} consumer @param {string} folder @param {string[]} tarballs */
async function buildConsumer({ tools, build, files }, folder, tarballs) {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run('npm', ['install', '--no-audit', '--no-fund', ...tools, ...tarballs], {
    cwd: folder,
    quiet: true,
  });
  await copyFile(join(ROOT, 'scripts/consumers/page.mjs'), join(folder, 'main.js'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  await run('npx', build, { cwd: folder, quiet: true });
}

/**
 * Opens the built application and returns what it drew, what the console said and what it asked of other origins.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} folder
 */
async function open(browser, folder) {
  const server = await serveFolder(folder);
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const foreign = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.context().on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(server.origin)) foreign.push(url);
  });
  // Browsers ask for an icon of their own accord.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    await page.goto(`${server.origin}/`);
    await page.waitForFunction(() => document.title.startsWith('{'), undefined, { timeout: DRAW_LIMIT_MS });
    return { answers: JSON.parse(await page.title()), errors, foreign };
  } catch (error) {
    return { answers: { page: String(error) }, errors, foreign };
  } finally {
    await page.close();
    await server.close();
  }
}

await ensureDependencies();
await ensureChromium();
await ensureGenerated();
await buildPackages();
const folder = await mkdtemp(join(tmpdir(), 'letu-consumers-'));
const tarballs = await step('npm pack, publint', () => pack(join(folder, 'packed')));

const { chromium } = await import('playwright');
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
let failed = false;
for (const consumer of CONSUMERS) {
  const cwd = join(folder, consumer.name);
  await step(`${consumer.name}: install, build`, () => buildConsumer(consumer, cwd, tarballs));
  const { answers, errors, foreign } = await open(browser, join(cwd, 'dist'));
  const drawn = Object.values(answers).filter((answer) => /^\d+x\d+$/.test(answer)).length;
  const pass = drawn === 5 && errors.length === 0 && foreign.length === 0;
  failed ||= !pass;
  console.log(
    JSON.stringify({
      consumer: consumer.name,
      pass,
      drawn: answers,
      consoleErrors: errors,
      foreignRequests: foreign,
    }),
  );
}
await browser.close();
await rm(folder, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
