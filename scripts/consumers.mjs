// `npm run consumers -- [CASE...]`: packs the packages, installs them with npm into fresh applications outside of the repository, and
// looks at those in Chromium: everything has to be found with no configuration. Without a case, all of them run; `--built` takes
// the last build. Screenshots are left in `.cache/consumers`.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPackages } from './build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';
import { CASES, INSTALLS } from './consumers/cases.mjs';
import { install, pack } from './consumers/install.mjs';
import { look } from './consumers/look.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { freePort } from './freePort.mjs';
import { ROOT, run, step } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';
import { serveFolder } from './staticServer.mjs';

/** @typedef {import('./consumers/cases.mjs').Case} Case */

const SHOTS = join(ROOT, '.cache/consumers');
/** How long a program in plain Node may run, in milliseconds: one that never ends is a mistake too. */
const RUN_LIMIT_MS = 300_000;

/**
 * Writes an application's files into a folder beside its dependencies and builds it.
 *
 * @param {Case} testCase
 * @param {string} folder
 */
async function buildApp({ app, build = [], files = {}, env = {} }, folder) {
  await cp(join(ROOT, 'scripts/consumers', app), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const [name = '', ...args] = build;
  if (name) await run(binary(folder, name), args, { cwd: folder, env: { ...ENV, ...env }, quiet: true });
}

/** @param {string} folder An application's. @param {string} name */
const binary = (folder, name) => join(folder, '../node_modules/.bin', name);

const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Serves an application by its own command.
 *
 * @param {readonly string[]} command
 * @param {string} cwd
 */
async function startServer([name = '', ...args], cwd) {
  const port = await freePort();
  const child = spawn(binary(cwd, name), args, {
    cwd,
    env: { ...ENV, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(origin).then(
      () => true,
      () => Date.now() > deadline,
    ))
  );
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        child.once('close', resolve);
        child.kill();
      }),
  };
}

/** @param {Case} testCase @param {string} cwd @returns {Promise<string[]>} What was wrong. */
async function runProgram({ run: command = [] }, cwd) {
  const [name = '', ...args] = command;
  const output = await run('timeout', [String(RUN_LIMIT_MS / 1000), name, ...args], { cwd, quiet: true });
  const answers = Object.entries(JSON.parse(output.trim().split('\n').at(-1) ?? '{}'));
  const right = /^(?:drawn|imported|compiled|timeout)$/;
  return answers.filter(([, answer]) => !right.test(String(answer))).map((pair) => pair.join(': '));
}

/** @param {Case} testCase @param {string} installed @param {import('playwright').Browser} browser */
async function tryCase(testCase, installed, browser) {
  // Below the folder with the dependencies: Turbopack follows no link out of it.
  const folder = await mkdtemp(join(installed, `${testCase.name}-`));
  try {
    await step(`${testCase.name}: build`, () => buildApp(testCase, folder));
    return await step(`${testCase.name}: look`, async () => {
      if (testCase.run) return runProgram(testCase, folder);
      const server = testCase.start
        ? await startServer(testCase.start, folder)
        : await serveFolder(join(folder, testCase.folder ?? ''), testCase.policy);
      try {
        return await look(browser, server.origin, testCase, SHOTS);
      } finally {
        await server.close();
      }
    });
  } catch (error) {
    return [String(error)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await ensureDependencies();
await ensureChromium();
await ensureGenerated();
if (!process.argv.includes('--built')) await buildPackages();
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wanted = CASES.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
await mkdir(SHOTS, { recursive: true });
const packing = await mkdtemp(join(tmpdir(), 'letu-packed-'));
const names = [...new Set(wanted.flatMap((testCase) => INSTALLS[testCase.install].packages))];
const packed = await step('npm pack, publint', () => pack(names, packing));

const { chromium } = await import('playwright');
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
/** @type {Map<string, string>} */
const folders = new Map();
let failed = false;
for (const testCase of wanted) {
  const { name, install: kind } = testCase;
  const folder = folders.get(kind) ?? (await step(`npm install: ${kind}`, () => install(kind, packed)));
  folders.set(kind, folder);
  const complaints = await tryCase(testCase, folder, browser);
  failed ||= complaints.length > 0;
  console.log(JSON.stringify({ consumer: name, pass: complaints.length === 0, complaints }));
}
await browser.close();
await rm(packing, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
