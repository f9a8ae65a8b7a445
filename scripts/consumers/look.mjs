import { join } from 'node:path';

/** How long all pictures of a page may take, in milliseconds: a busy machine starts five engines in it. */
const DRAW_LIMIT_MS = 300_000;

/**
 * Opens a page, waits for its pictures, uses it, takes a screenshot and returns what was wrong.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('./cases.mjs').Case} testCase
 * @param {string} shots The folder for screenshots.
 * @returns {Promise<string[]>}
 */
export async function look(browser, origin, { name, pictures, use }, shots) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.context().on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(origin)) complaints.push(`requests ${url}`);
  });
  await page.addInitScript(() => {
    // A policy's reports are no messages of the console where the error is caught.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy refuses ${violatedDirective} ${blockedURI}`),
    );
  });
  try {
    await page.goto(`${origin}/`);
    await page.waitForFunction(isDrawn, pictures ?? 0, { timeout: DRAW_LIMIT_MS, polling: 500 });
    complaints.push(...(await page.evaluate(failures)), ...((await use?.(page)) ?? []));
    await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
  } catch (error) {
    complaints.push(String(error), ...(await page.evaluate(failures)));
    await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true }).catch(() => undefined);
  } finally {
    await page.close();
  }
  return complaints;
}

/** Runs in the page. Of a page without live pictures, the title says that it is done. @param {number} pictures */
function isDrawn(pictures) {
  const states = [...document.querySelectorAll('[data-part="preview"]')].map((part) =>
    part.getAttribute('data-state'),
  );
  if (pictures === 0) return document.title.startsWith('{');
  return states.length === pictures && states.every((state) => state === 'ready' || state === 'error');
}

/** Runs in the page. @returns {string[]} */
function failures() {
  const previews = [...document.querySelectorAll('[data-part="preview"]')]
    .map((part, at) => `picture ${at}: ${part.getAttribute('data-state')} ${part.textContent?.slice(0, 200)}`)
    .filter((text) => !text.includes(': ready'));
  const images = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ alt }) => `no image: ${alt}`);
  const told = document.title.startsWith('{') ? Object.entries(JSON.parse(document.title)) : [];
  return [
    ...previews,
    ...images,
    ...told.filter(([, answer]) => !/^\d+x\d+$/.test(String(answer))).map(String),
  ];
}
