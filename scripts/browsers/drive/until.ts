import { setTimeout as wait } from 'node:timers/promises';
import type { Plain, Tab } from './tab.js';

const POLL_MS = 100;

/**
 * Waits until a function in a page returns something that counts as true, and returns it.
 *
 * @throws Error after a minute, with what the page complained of.
 */
export async function until<Args extends readonly Plain[], Result>(
  tab: Tab,
  what: string,
  work: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<NonNullable<Result>> {
  const patience = performance.now() + 60_000;
  for (;;) {
    // A page on its way to another one throws away what runs in it.
    const result = await tab.run(work, ...args).catch(() => undefined);
    if (result) return result as NonNullable<Result>;
    if (performance.now() > patience)
      throw new Error(`There is no ${what}. ${tab.complaints.slice(-3).join(' ')}`);
    await wait(POLL_MS);
  }
}
