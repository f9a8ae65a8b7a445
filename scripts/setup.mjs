import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { ROOT, run, step } from './run.mjs';

/** What npm notes after an install, and what it installs from. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const LOCKFILE = join(ROOT, 'package-lock.json');

/** Installs the dependencies the lockfile names, unless they are there. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  // Installing removes what is there, so a second command waits for the first instead of doing it again.
  await alone('install', async () => {
    if (isInstalled()) return;
    await step('安装依赖 Installing dependencies', () =>
      run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true }),
    );
  });
}

/** Tells by npm's own note of what it installed; which optional packages those are, depends on the machine. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn(LOCKFILE)).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === version && found.link === link : optional === true;
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/**
 * Makes the files that packages take out of their vendors' packages, such as PlantUML's standard library.
 *
 * @param {{ quiet?: boolean }} [options] `quiet` says nothing, for commands whose output is read by programs.
 */
export async function ensureGenerated({ quiet = false } = {}) {
  const generate = () =>
    run('npm', ['run', 'generate', '--workspaces', '--if-present', '--silent'], { quiet: true });
  await (quiet ? generate() : step('准备引擎文件 Preparing engine files', generate));
}
