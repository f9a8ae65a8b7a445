import { execFileSync } from 'node:child_process';
import { run, step } from './run.mjs';

/**
 * Returns what a command writes; nothing where it fails or is not there.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function answers(command, args) {
  try {
    return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}

/**
 * Installs packages of the distribution, where that is Debian's and this is root; elsewhere nothing happens, and what fails
 * shows as what is missing.
 *
 * @param {readonly string[]} packages
 */
export async function installPackages(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || answers('apt-get', ['--version']) === '') return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    await run('apt-get', ['update'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, quiet: true });
  };
  await step(`安装 Installing ${packages.join(', ')}`, install).catch(() => undefined);
}
