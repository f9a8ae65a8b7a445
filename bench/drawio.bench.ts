import type { Locator, Page } from 'playwright';
import { corpusOf, type Sample } from '../packages/core/test/corpus.js';
import { atMost, compare, controlOf, median, type Bench, type Metric } from './harness.js';
import { openBenchPage } from './page.js';

const SHAPES = 2_500;
/** How many shapes the page has beside each other. */
const COLUMNS = 50;
const MOVES = 90;
const ROUNDS = 4;
/** What opening a page has set off is done by then. */
const REST_MS = 1_500;
const LIMIT = 1.5;
const OPENINGS = 5;
const OPEN_LIMIT_MS = 200;

/** Drags a shape in the middle of so many round in circles, and returns the longest frames but a twentieth, in milliseconds. */
async function drag(page: Page, shapes: number): Promise<number> {
  await page.evaluate((count) => window.openShapes(count), shapes);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Control+0');
  // In the middle of its row: at the edge of the view the whole page would be moved as well.
  const shape = page.locator(`[data-cell="s${Math.max(0, (shapes - COLUMNS) / 2)}"]`).first();
  const from = await middleOf(shape);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.evaluate(() => window.watchFrames());
  for (let move = 0; move < MOVES; move += 1) {
    const angle = (move / MOVES) * 4 * Math.PI;
    await page.mouse.move(from.x + 40 + 60 * Math.sin(angle), from.y + 40 + 40 * Math.cos(angle));
    await page.waitForTimeout(10);
  }
  const frames = await page.evaluate(() => window.watchedFrames());
  await page.mouse.up();
  const to = await middleOf(shape);
  if (Math.hypot(to.x - from.x, to.y - from.y) < 40) throw new Error('The shape was not dragged.');
  return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)]!;
}

async function middleOf(shape: Locator) {
  const box = await shape.boundingBox();
  if (!box) throw new Error('The shape is not seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
