import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isUpdating } from './machine.js';
import { quiet, settled } from './settled.js';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Tells whether the test's page looks like a picture of the baseline. */
    looksLike(name: string): Promise<boolean>;
  }
}

/** Later changes than this are not waited for when a picture becomes the baseline, in milliseconds. */
const QUIET_MS = 300;
/** How often a picture that differs is taken again, and after how much more time each, in milliseconds. */
const AGAIN_MS = [250, 1000, 2000];

/**
 * Compares the page with the picture of the baseline, pixel by pixel.
 *
 * @param name The picture's path in the baseline.
 * @returns How it differs; undefined if it does not.
 */
export async function differenceFrom(name: string): Promise<string | undefined> {
  let difference: string | undefined;
  for (const waitMs of [isUpdating ? QUIET_MS : 0, ...AGAIN_MS]) {
    await settled();
    if (waitMs > 0) await quiet(waitMs);
    const before = difference;
    difference = await compare(name);
    if (difference) continue;
    // Else the review would show what was right in the end.
    if (before) await removeReview(name);
    return undefined;
  }
  return difference;
}

async function compare(name: string): Promise<string | undefined> {
  if (!isUpdating && (await commands.looksLike(name))) return undefined;
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
    return undefined;
  } catch (cause) {
    return `${name}: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

async function removeReview(name: string): Promise<void> {
  const files = ['actual', 'diff'].map((part) => `.cache/visual/${name}-${part}.png`);
  await Promise.allSettled(files.map((file) => commands.removeFile(file)));
}
