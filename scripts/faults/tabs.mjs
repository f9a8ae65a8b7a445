import { setTimeout as wait } from 'node:timers/promises';
import { ANY, GESTURES } from './gestures.mjs';
import { gidOf, missing, onDevice, onServer, openNew, undecided } from './product.mjs';
import { call } from './server.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./product.mjs').Product} Product */

const PATHS = Object.keys(GESTURES);

/** For how long Chromium goes on with the space it has found last, in milliseconds. */
const SPACE_MS = 31_000;

let words = 0;
const newWord = () => `word${(words += 1)}x`;

/** @param {string} path */
const gesturesOf = (path) => /** @type {import('./gestures.mjs').Gestures} */ (GESTURES[path]);

/**
 * Writes a new word into a diagram.
 *
 * @param {Page} page
 * @param {string} [path]
 */
async function write(page, path = ANY) {
  const word = newWord();
  await gesturesOf(path).write(page, word);
  return word;
}

/**
 * Kills a tab 50 to 1000 ms after the last key, kind after kind, and looks for what was written.
 *
 * @param {Product} product
 * @param {number} rounds
 */
export async function killTabs(product, rounds) {
  const context = await product.visit();
  const failures = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = PATHS[round % PATHS.length] ?? ANY;
    const page = await openNew(context, product.url, path);
    await gesturesOf(path).ready(page);
    const address = page.url();
    const word = await write(page, path);
    const after = 50 + Math.random() * 950;
    await wait(after);
    await crash(page);
    const next = await context.newPage();
    await next.goto(address);
    await gesturesOf(path).ready(next);
    const lost = await missing([word], () => onDevice(next), 5_000);
    if (lost.length > 0) failures.push(`${path}: lost what was written ${Math.round(after)} ms before`);
    await next.close();
  }
  await context.close();
  return { rounds, kinds: PATHS.length, lost: failures.length, failures };
}

/** @param {Page} page */
async function crash(page) {
  const devtools = await page.context().newCDPSession(page);
  // Nobody is there any more to answer.
  devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
}

/**
 * Cuts the network while someone writes, again and again.
 *
 * @param {Product} product
 * @param {number} cuts
 */
export async function cutNetwork(product, cuts) {
  const context = await product.visit();
  const page = await openNew(context, product.url, ANY);
  await gesturesOf(ANY).ready(page);
  const written = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    written.push(await write(page));
    await wait(Math.random() * 300);
    await context.setOffline(true);
    written.push(await write(page));
    await wait(Math.random() * 300);
    await context.setOffline(false);
  }
  const lost = await missing(written, () => onServer(product), 90_000);
  await context.close();
  return { cuts, written: written.length, lost: lost.length, failures: lost };
}

/**
 * Kills the server while someone writes, and starts it anew.
 *
 * @param {Product} product
 * @param {number} rounds
 */
export async function killServer(product, rounds) {
  const context = await product.visit();
  const page = await openNew(context, product.url, ANY);
  await gesturesOf(ANY).ready(page);
  const written = [];
  for (let round = 0; round < rounds; round += 1) {
    written.push(await write(page));
    await wait(Math.random() * 1_500);
    await product.kill();
    written.push(await write(page));
    await product.start();
    written.push(await write(page));
  }
  const lost = await missing(written, () => onServer(product), 90_000);
  await context.close();
  return { rounds, written: written.length, lost: lost.length, failures: lost };
}

/**
 * Ends the session of someone who writes, who then signs in again.
 *
 * @param {Product} product
 */
export async function revokeSession(product) {
  const context = await product.visit();
  const page = await openNew(context, product.url, ANY);
  await gesturesOf(ANY).ready(page);
  const address = page.url();
  const written = [await write(page)];
  const session = await page.evaluate(() => localStorage.getItem('letu.session') ?? '');
  await call(product.url, 'POST', '/api/auth/sign-out', { session });
  written.push(await write(page));
  await page.waitForURL('**/login?**');
  const id = await product.signIn();
  await page.evaluate((value) => localStorage.setItem('letu.session', value), id);
  await page.goto(address);
  await gesturesOf(ANY).ready(page);
  const lost = await missing(written, () => onServer(product));
  await context.close();
  return { written: written.length, lost: lost.length, failures: lost };
}

/**
 * Leaves no space on the device while someone writes, closes the tab, and gives the space back.
 *
 * @param {Product} product
 */
export async function fullDevice(product) {
  const context = await product.visit();
  const page = await openNew(context, product.url, ANY);
  await gesturesOf(ANY).ready(page);
  const address = page.url();
  const devtools = await context.newCDPSession(page);
  const written = [await write(page)];
  await missing(written, () => onDevice(page));
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 1 });
  await wait(SPACE_MS);
  written.push(await write(page));
  const failures = [];
  const isTold = await page
    .locator("[data-state='failed']")
    .waitFor({ timeout: 10_000 })
    .then(() => true)
    .catch(() => false);
  if (!isTold) failures.push('The page does not say that nothing can be saved.');
  written.push(await write(page));
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: product.url });
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await gesturesOf(ANY).ready(next);
  failures.push(...(await missing(written, () => onServer(product))));
  await context.close();
  return { written: written.length, lost: failures.length, failures };
}

/**
 * Lets two tabs write into one diagram, in turns and at once. Where both write at once, one of them may become a copy, or someone has
 * to choose: what waits for that is not lost.
 *
 * @param {Product} product
 * @param {number} rounds
 */
export async function twoTabs(product, rounds) {
  const context = await product.visit();
  const one = await openNew(context, product.url, ANY);
  await gesturesOf(ANY).ready(one);
  const other = await context.newPage();
  await other.goto(one.url());
  await gesturesOf(ANY).ready(other);
  const written = [];
  for (let round = 0; round < rounds; round += 1) {
    written.push(await write(round % 2 === 0 ? one : other));
    written.push(...(await Promise.all([write(one), write(other)])));
  }
  const versions = async () => [...(await onServer(product)), ...(await undecided(one))];
  const lost = await missing(written, versions, 60_000);
  const waiting = (await undecided(one)).length > 0;
  const gid = gidOf(one);
  await context.close();
  return { gid, written: written.length, isUndecided: waiting, lost: lost.length, failures: lost };
}
