import type { Page } from 'playwright';
import { atMost, compare, controlOf, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

const SHAPES = 2_500;
const MOVES = 90;
const ROUNDS = 4;
/** What opening a page has set off is done by then. */
const REST_MS = 1_500;
const LIMIT = 1.5;

/** Drags the first of so many shapes round in circles, and returns the longest frames but a twentieth, in milliseconds. */
async function drag(page: Page, shapes: number): Promise<number> {
  await page.evaluate((count) => window.openShapes(count), shapes);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Control+0');
  const box = await page.locator('[data-cell="s0"]').first().boundingBox();
  if (!box) throw new Error('The shape is not seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 6);
  await page.evaluate(() => window.watchFrames());
  for (let move = 0; move < MOVES; move += 1) {
    const angle = (move / MOVES) * 4 * Math.PI;
    await page.mouse.move(x + 40 + 60 * Math.sin(angle), y + 40 + 40 * Math.cos(angle));
    await page.waitForTimeout(10);
  }
  const frames = await page.evaluate(() => window.watchedFrames());
  await page.mouse.up();
  return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)]!;
}

const bench: Bench = {
  name: 'drawio',
  async run(report) {
    const { page, close } = await openBenchPage('drawio');
    try {
      await page.waitForFunction(() => 'openShapes' in window);
      const dragging = await compare({
        a: () => drag(page, SHAPES),
        b: () => drag(page, 1),
        rounds: ROUNDS,
        warmup: 1,
      });
      const metric = 'p95 frame, dragging one of 2,500 shapes';
      report(atMost(`${metric} / an empty canvas`, dragging.ratio, LIMIT, 'ratio', dragging.samples));
      report(controlOf(metric, dragging));
    } finally {
      await close();
    }
  },
};

export default bench;
