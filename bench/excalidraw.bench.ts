import type { Page } from 'playwright';
import { atMost, compare, controlOf, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

type Editor = 'ours' | 'bare';

const COUNTS = [1_000, 4_000];
const MOVES = 60;
const ROUNDS = 4;
/** What opening a board has set off is done by then. */
const REST_MS = 1_500;
/** As many frames a second as the bare package, but for what two runs of one editor differ by. */
const LIMIT = 1.05;

/** Returns how long a frame took on average while a board was panned, in milliseconds. */
async function pan(page: Page, editor: Editor, count: number): Promise<number> {
  await page.evaluate(([which, elements]) => window.openBoard(which, elements), [editor, count] as const);
  await page.waitForTimeout(REST_MS);
  await page.mouse.move(640, 400);
  await page.evaluate(() => window.watchFrames());
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.wheel(20 * Math.sin(move / 5), 20 * Math.cos(move / 5));
  }
  const frames = await page.evaluate(() => window.watchedFrames());
  return frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
}

const bench: Bench = {
  name: 'excalidraw',
  async run(report) {
    const { page, close } = await openBenchPage('excalidraw');
    try {
      await page.waitForFunction(() => 'openBoard' in window);
      for (const count of COUNTS) {
        const metric = `frames, panning ${count} elements`;
        const result = await compare({
          a: () => pan(page, 'ours', count),
          b: () => pan(page, 'bare', count),
          rounds: ROUNDS,
          warmup: 1,
        });
        report(atMost(`${metric} / bare package`, result.ratio, LIMIT, 'ratio', result.samples));
        report(controlOf(metric, result));
      }
    } finally {
      await close();
    }
  },
};

export default bench;
