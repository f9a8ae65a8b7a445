import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { ensureChromium } from './ensureChromium.mjs';

/** The programs of Firefox and WebKit, by the packages of Debian and its relatives they come in. */
export const PROGRAMS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  // WebKit has no window of its own without a screen.
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs what browsers of these names need and is missing, from the distribution.
 *
 * @param {readonly string[]} names `chromium`, `firefox`, `webkit`.
 * @throws {Error} Where a program is missing afterwards: not on Debian, or not as root.
 */
export async function ensureBrowsers(names) {
  await ensureChromium();
  const wanted = [
    ...(names.includes('firefox') ? ['firefox-esr'] : []),
    ...(names.includes('webkit') ? ['webkit2gtk-driver', 'xvfb'] : []),
  ];
  const missing = () => wanted.filter((name) => !existsSync(PROGRAMS[/** @type {keyof PROGRAMS} */ (name)]));
  await installPackages(missing());
  const after = missing();
  if (after.length > 0)
    throw new Error(`Install ${after.join(' and ')}, which only root can do for you here.`);
}
