import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { run, step } from './run.mjs';

/** @param {string} command @param {string[]} args */
function answers(command, args) {
  try {
    return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}

/** Installs a Chromium and a Chinese font where there is none: the distribution's as root, else Playwright's. */
export async function ensureChromium() {
  const debian = process.getuid?.() === 0 && answers('apt-get', ['--version']) !== '';
  const missing = [
    ...(chromiumPath() ? [] : ['chromium']),
    ...(answers('fc-list', [':lang=zh', 'family']).trim() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
  if (missing.length === 0) return;
  if (debian)
    await step(`安装 Installing ${missing.join(', ')}`, () => installDebian(missing)).catch(() => undefined);
  if (chromiumPath() || (await playwrightHasOne())) return;
  await step('下载 Downloading Chromium', () => run('npx', ['playwright', 'install', 'chromium']));
}

/** @param {string[]} packages */
export async function installDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, quiet: true });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, quiet: true });
}

async function playwrightHasOne() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}
