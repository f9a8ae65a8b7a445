import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { answers, installPackages } from './debian.mjs';
import { run, step } from './run.mjs';

/** The fonts that pictures of stories are painted in, by Debian's package: Chinese, letters as wide as Arial's and Times's, and code. */
const FONTS = /** @type {const} */ ([
  ['fonts-noto-cjk', 'Noto Sans CJK SC'],
  ['fonts-liberation', 'Liberation Sans'],
  ['fonts-dejavu-core', 'DejaVu Sans Mono'],
]);

/** Installs a Chromium and those fonts where they are missing: the distribution's as root, else Playwright's. */
export async function ensureChromium() {
  const missing = [
    ...(chromiumPath() ? [] : ['chromium']),
    ...FONTS.flatMap(([name, family]) => (answers('fc-list', [family]) === '' ? [name, 'fontconfig'] : [])),
  ];
  await installPackages([...new Set(missing)]);
  if (chromiumPath() || (await playwrightHasOne())) return;
  await step('下载 Downloading Chromium', () => run('npx', ['playwright', 'install', 'chromium']));
}

async function playwrightHasOne() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}
