import { existsSync } from 'node:fs';

/** Parts of the window around a page, each a page of its own that costs a second of work a window. */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  // A process kept ready for whichever page comes next, started anew with each page.
  'SpareRendererForSitePerProcess',
  // Playwright's own list is replaced by this one: what of it reaches for the network, or keeps a page from its server.
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Flags for a Chromium that runs headless, also as root, and asks nothing of the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of the Chromium to use: the one named by `LETU_CHROMIUM`, else the system's.
 * Undefined leaves the choice to Playwright, which then uses the one it has downloaded.
 *
 * @returns {string | undefined}
 */
export function chromiumPath() {
  const named = process.env.LETU_CHROMIUM;
  if (named) return named;
  return SYSTEM_PATHS.find((path) => existsSync(path));
}
