import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { ROOT, run, step } from './run.mjs';

/** What npm notes after an install, what it installs from, and what we note of the latter. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const LOCKFILE = join(ROOT, 'package-lock.json');
const NOTE = join(ROOT, 'node_modules/.letu-installed');

/** Installs the dependencies the lockfile names, unless that was done since its content last changed. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  // Installing removes what is there, so a second command waits for the first instead of doing it again.
  await alone('install', async () => {
    if (isInstalled()) return;
    await step('安装依赖 Installing dependencies', () =>
      run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true }),
    );
    isInstalled();
  });
}

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === wanted) return true;
  if (statSync(INSTALLED).mtimeMs < statSync(LOCKFILE).mtimeMs) return false;
  writeFileSync(NOTE, wanted);
  return true;
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
