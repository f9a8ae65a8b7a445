import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, step } from './run.mjs';

/** What npm notes after an install, and what it installs from. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const LOCKFILE = join(ROOT, 'package-lock.json');

/** Installs the dependencies the lockfile names, unless that was done since it last changed. */
export async function ensureDependencies() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs) return;
  await step('安装依赖 Installing dependencies', () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], { quiet: true }),
  );
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
