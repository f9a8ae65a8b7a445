// `npm run build -- [--packages]`: builds every package, those others depend on first, and then the server and the demo; with
// `--packages`, the packages alone.
import { rm, readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, step } from './run.mjs';
import { ensureDependencies, ensureGenerated } from './setup.mjs';

const PACKAGES = join(ROOT, 'packages');

/** Returns the folders under packages/ in an order in which each comes after those it depends on. */
export async function packageOrder() {
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  for (const folder of await readdir(PACKAGES)) {
    const file = join(PACKAGES, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(await readFile(file, 'utf8'));
    needs.set(
      folder,
      Object.keys({ ...dependencies, ...peerDependencies })
        .filter((name) => name.startsWith('@letu/'))
        .map((name) => name.slice(6)),
    );
  }
  /** @type {Set<string>} */
  const order = new Set();
  /** @param {string} folder */
  const visit = (folder) => {
    if (order.has(folder)) return;
    for (const need of needs.get(folder) ?? []) visit(need);
    order.add(folder);
  };
  for (const folder of [...needs.keys()].toSorted()) visit(folder);
  return [...order];
}

/** Builds the packages into their dist folders. */
export async function buildPackages() {
  for (const folder of await packageOrder()) {
    const cwd = join(PACKAGES, folder);
    await step(`@letu/${folder}`, async () => {
      await rm(join(cwd, 'dist'), { recursive: true, force: true });
      await run('npm', ['run', 'build', '--silent'], { cwd, quiet: true });
    });
  }
}

/** Builds the server, which imports the packages' builds. */
export async function buildServer() {
  const cwd = join(ROOT, 'apps/server');
  await step('构建服务器 Building the server', async () => {
    await rm(join(cwd, 'dist'), { recursive: true, force: true });
    await run('npm', ['run', 'build', '--silent'], { cwd, quiet: true });
  });
}

/** Builds the demo, with the packages' sources in it. */
export async function buildDemo() {
  await step('构建演示应用 Building the demo', () =>
    run('npm', ['run', 'build', '--silent', '-w', 'apps/demo'], { quiet: true }),
  );
}

if (process.argv[1] === import.meta.filename) {
  await ensureDependencies();
  await ensureGenerated();
  await buildPackages();
  if (!process.argv.includes('--packages')) {
    await buildServer();
    await buildDemo();
  }
}
