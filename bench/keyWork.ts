import type { CDPSession, Page } from 'playwright';

/** After this, what a key set off has been done: completion, help and what React puts off come within it. */
const REST_MS = 80;

/**
 * Types a text and returns how long each key kept the main thread at work, in milliseconds: script, style, layout and painting
 * together, without the time in which it waits for a frame.
 *
 * https://chromedevtools.github.io/devtools-protocol/tot/Performance/#method-getMetrics
 */
export async function keyWork(page: Page, text: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const times: number[] = [];
  for (const key of text) {
    const before = await taskMs(session);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(REST_MS);
    times.push((await taskMs(session)) - before);
  }
  await session.detach();
  return times;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
