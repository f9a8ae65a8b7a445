// `npm run visual`: compares every story with its picture in test/visual/baseline, light and dark, and writes a page to
// review what differs. `npm run visual -- --update` makes what is there now the baseline. Other arguments go to Vitest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './ensureChromium.mjs';
import { ROOT, run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { reviewPage } from './visual/reviewPage.mjs';
import { shrinkPng } from './visual/shrinkPng.mjs';

const BASELINE = join(ROOT, 'test/visual/baseline');
const REVIEW = join(ROOT, '.cache/visual');
const PAGE = join(REVIEW, 'index.html');
const ACTUAL = '-actual.png';

const isUpdate = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');

/** @param {string} folder @returns {Promise<string[]>} The pictures in it, by their paths. */
async function picturesIn(folder) {
  if (!existsSync(folder)) return [];
  const found = await readdir(folder, { recursive: true });
  return found.filter((path) => path.endsWith('.png')).toSorted();
}

/** Stores what the update has written in as few bytes as its pixels take. */
async function shrinkBaseline() {
  let bytes = 0;
  const pictures = await picturesIn(BASELINE);
  for (const path of pictures) {
    const file = join(BASELINE, path);
    const png = readFileSync(file);
    const small = shrinkPng(png);
    if (small.length < png.length) writeFileSync(file, small);
    bytes += Math.min(small.length, png.length);
  }
  console.log(`${pictures.length} 张基准图 pictures in the baseline, ${(bytes / 1e6).toFixed(1)} MB`);
}

/** Writes the page to review, if anything differs. */
async function writeReview() {
  const names = (await picturesIn(REVIEW))
    .filter((path) => path.endsWith(ACTUAL))
    .map((path) => path.slice(0, -ACTUAL.length));
  if (names.length === 0) return;
  await mkdir(REVIEW, { recursive: true });
  const hasDiff = (/** @type {string} */ name) => existsSync(join(REVIEW, `${name}-diff.png`));
  writeFileSync(
    PAGE,
    reviewPage(
      names.map((name) => ({ name, hasDiff: hasDiff(name) })),
      pathToFileURL(BASELINE).href,
    ),
  );
  console.log(`\n${names.length} 张图有变化 pictures differ  →  ${PAGE}`);
  console.log('改得对就运行 If they are right: npm run visual -- --update');
}

await ensureDependencies();
await ensureChromium();
await ensureGenerated();
await rm(REVIEW, { recursive: true, force: true });
const tests = ['vitest', 'run', '--project', 'stories', '--tags-filter=long'];
const failed = await run('npx', [...tests, ...(isUpdate ? ['--update'] : []), ...rest]).then(
  () => false,
  () => true,
);
if (isUpdate) await shrinkBaseline();
else await writeReview();
process.exitCode = failed ? 1 : 0;
