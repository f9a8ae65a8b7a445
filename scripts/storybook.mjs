// `npm run storybook:check [-- WORD]`: builds the Storybook, serves it as static files under a strict content security
// policy and opens every page of it in Chromium, or those whose id holds the word. Fails on anything in the console, a
// story that fails, and any request to another origin. `--built` takes the last build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ROOT, run, step } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { serveFolder } from './staticServer.mjs';
import { storybookPolicy } from './storybook/policy.mjs';
import { pathsIn } from './storybook/pathsIn.mjs';
import { visit } from './storybook/visit.mjs';

const BUILT = join(ROOT, 'storybook-static');
/** Pages that are open at the same time. */
const TABS = 2;

const wanted = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? '';

await ensureDependencies();
await ensureChromium();
await ensureGenerated();
if (!process.argv.includes('--built'))
  await step('构建 Storybook Building', () => run('npm', ['run', 'storybook:build'], { quiet: true }));

/** @type {{ id: string, type: 'story' | 'docs' }[]} */
const entries = Object.values(JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')).entries);
const sorts = /** @type {const} */ (['docs', 'story']);
// Storybook's own frame around a page of each sort.
const framed = sorts.flatMap((sort) => entries.filter(({ type }) => type === sort).slice(0, 1));
const pages = [
  ...framed.map(({ id, type }) => `index.html?path=/${type}/${id}`),
  // axe looks at the stories in their tests, in both themes.
  ...entries.map(({ id, type }) => `iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`),
].filter((path) => path.includes(wanted));

const leaks = pathsIn(BUILT);
const policy = storybookPolicy(BUILT);
const server = await serveFolder(BUILT, policy);
const { chromium } = await import('playwright');
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });

/** @type {string[]} */
const complaints = leaks.map((file) => `${file} names a folder of the machine that built it.`);
const waiting = [...pages];
async function visitNext() {
  for (let path = waiting.shift(); path; path = waiting.shift())
    for (const complaint of await visit(browser, server.origin, path)) {
      complaints.push(`${path}: ${complaint}`);
      console.error(`${path}\n  ${complaint}`);
    }
}
await step(`打开 Opening ${pages.length} 个页面 pages`, () =>
  Promise.all(Array.from({ length: TABS }, visitNext)),
);
await browser.close();
await server.close();

console.log(`Content-Security-Policy: ${policy}`);
console.log(JSON.stringify({ pages: pages.length, complaints: complaints.length }));
process.exitCode = complaints.length > 0 ? 1 : 0;
