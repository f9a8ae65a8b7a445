import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { BrowserCommand } from 'vitest/node';

/** How far a picture may be from the one it is compared with. */
export const TOLERANCE = {
  // A pixel differs that is off by more than a fade's end is: by two of 255 steps of grey.
  threshold: 0.01,
  includeAA: true,
  // Chromium draws the edges of arcs anew with other greys now and then: by up to 26 steps, on up to 55 pixels of two arrows,
  // as measured over 314 pictures. A letter that is another one differs in more.
  allowedMismatchedPixels: 60,
};

/** Returns where a picture of the baseline is. */
export const baselinePath = (root: string, name: string): string =>
  join(root, 'test/visual/baseline', `${name}.png`);

/**
 * Tells whether the test's page looks like a picture of the baseline, as far as one look tells: nothing is waited for, and
 * nothing written. It takes a third of the time that Vitest's own comparison does, which decides wherever this says no.
 */
export const looksLike: BrowserCommand<[name: string]> = async ({ project, page, frame }, name) => {
  const expected = await readFile(baselinePath(project.config.root, name)).catch(() => undefined);
  const box = await (await (await frame()).frameElement()).boundingBox();
  if (!expected || !box) return false;
  const { width, height, data: before } = PNG.sync.read(expected);
  if (box.width !== width || box.height !== height) return false;
  const session = await page.context().newCDPSession(page);
  const clip = { x: box.x, y: box.y, width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  await session.detach();
  const { data: now } = PNG.sync.read(Buffer.from(data, 'base64'));
  return pixelmatch(before, now, undefined, width, height, TOLERANCE) <= TOLERANCE.allowedMismatchedPixels;
};
