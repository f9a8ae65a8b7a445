// `npm run fonts -- [SET…] [FILE…]`: with the fonts of one machine after the other, and no others, compares what Mermaid and
// PlantUML draw in a worker with what they draw on the page, looks whether the labels of every kind fit their shapes, and
// measures text as Chromium does; prints a table. Without names, all sets of scripts/fonts/fontSets.mjs are tried, which takes
// minutes each: it is for changes in how text is measured, and not part of CI.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, installPackages } from './debian.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { FONT_SETS, writeFontconfig } from './fonts/fontSets.mjs';
import { kindFolders } from './kindFolders.mjs';
import { ROOT, run } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

/** What depends on how wide text is. */
const FILES = ['packages/svg-dom/test/geometry', ...kindFolders().flatMap(testsOf)];

/** @param {string} folder A kind's. @returns {string[]} Its tests of comparison and labels, or all where it has no such. */
function testsOf(folder) {
  const tests = readdirSync(join(ROOT, folder, 'test')).filter((name) => name.endsWith('.browser.test.ts'));
  const ofText = tests.filter((name) => /^(?:comparison|labels)\./.test(name));
  return ofText.length > 0 ? ofText.map((name) => `${folder}/test/${name}`) : [`${folder}/test`];
}

/** @typedef {{ name: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

/**
 * Runs test files in a Chromium with a set's fonts.
 *
 * @param {import('./fonts/fontSets.mjs').FontSet} set
 * @param {readonly string[]} files
 * @returns {Promise<{ passed: number, failed: string[] }>}
 */
async function testWith(set, files) {
  const folder = mkdtempSync(join(tmpdir(), 'letu-fonts-'));
  const report = join(folder, 'report.json');
  const options = [
    '--project',
    'browser',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const env = { ...process.env, FONTCONFIG_FILE: writeFontconfig(set) };
  try {
    // What failed is in the report, too.
    await run('npx', ['vitest', 'run', ...options, ...files], { env }).catch(() => undefined);
    /** @type {TestFile[]} */
    const found = JSON.parse(readFileSync(report, 'utf8')).testResults;
    const tests = found.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return { passed: tests.filter(({ status }) => status === 'passed').length, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await ensureDependencies();
await ensureChromium();
const packages = new Set(FONT_SETS.flatMap((set) => set.packages));
await installPackages([...packages].filter((name) => answers('dpkg', ['-L', name]) === ''));
await ensureGenerated({ quiet: true });
const given = process.argv.slice(2);
const named = FONT_SETS.filter(({ name }) => given.includes(name));
const files = given.filter((word) => !named.some(({ name }) => name === word));
const rows = [];
for (const set of named.length > 0 ? named : FONT_SETS) {
  console.log(`\n== ${set.name}: ${set.packages.join(', ')}`);
  rows.push({ fonts: set.name, ...(await testWith(set, files.length > 0 ? files : FILES)) });
}
console.table(rows.map(({ failed, ...row }) => ({ ...row, failed: failed.length })));
for (const { fonts, failed } of rows) for (const name of failed) console.log(`${fonts}: ${name}`);
process.exitCode = rows.every(({ passed, failed }) => passed > 0 && failed.length === 0) ? 0 : 1;
