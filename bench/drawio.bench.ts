import type { Page } from 'playwright';
import { corpusOf, type Sample } from '../packages/core/test/corpus.js';
import { atMost, compare, controlOf, median, type Bench, type Metric } from './harness.js';
import { openBenchPage } from './page.js';

const SHAPES = 2_500;
const MOVES = 90;
const ROUNDS = 4;
/** What opening a page has set off is done by then. */
const REST_MS = 1_500;
const LIMIT = 1.5;
const OPENINGS = 5;
const OPEN_LIMIT_MS = 200;

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

/** Opens each file of the corpus a few times. */
async function openAll(page: Page, samples: readonly Sample[]): Promise<Metric> {
  const medians: { readonly name: string; readonly ms: number }[] = [];
  for (const { name, source } of samples) {
    const times: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1)
      times.push(await page.evaluate((text) => window.openFile(text), source));
    medians.push({ name, ms: median(times) });
  }
  const [slowest] = medians.toSorted((one, other) => other.ms - one.ms);
  const metric = `opening each of ${samples.length} corpus files, the slowest median (${slowest?.name})`;
  return atMost(
    metric,
    slowest?.ms ?? Infinity,
    OPEN_LIMIT_MS,
    'ms',
    medians.map(({ ms }) => Math.round(ms)),
  );
}

const bench: Bench = {
  name: 'drawio',
  async run(report) {
    const { page, close } = await openBenchPage('drawio');
    try {
      await page.waitForFunction(() => 'openShapes' in window);
      // A library of shapes and a list of templates are none to open, and the corpus may not be at hand.
      const samples = corpusOf('drawio').filter(({ name }) => !/rockpool-shapes|template-index/.test(name));
      if (samples.length > 0) report(await openAll(page, samples));
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
