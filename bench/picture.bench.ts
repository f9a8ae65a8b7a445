import type { Page } from 'playwright';
import { atMost, rounded, type Bench, type Metric } from './harness.js';
import { openBenchPage } from './page.js';
import type { Watched } from './pages/picture/main.js';

/** The page tells when a picture is drawn, but not when it is painted and its minimap is made: for the first, this is long enough. */
const FIRST_PAINT_MS = 3_000;
/** The same for a picture that is painted anew at another size. */
const REPAINT_MS = 1_500;
/** What a run has set off ends within it, so that the next does not pay for it. */
const REST_MS = 1_000;

/** A frame of a screen that shows 60 a second, in milliseconds. */
const FRAME_MS = 16.7;
const STEPS = 150;

/** Watches the page while something is done in it. */
async function watching(page: Page, work: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => window.watch());
  await work();
  return page.evaluate(() => window.watched());
}

/** Drags the picture round in a circle, as a hand with a mouse does. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(440 + 200 * Math.cos(angle), 400 + 200 * Math.sin(angle));
  }
  await page.mouse.up();
}

/** Turns the wheel with Ctrl held, in and out again. */
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  await page.keyboard.down('Control');
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step % 50 < 25 ? -8 : 8);
  await page.keyboard.up('Control');
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(step % 50 < 25 ? 24 : -24, 12);
}

/** The clock tells tenths of a millisecond, so that of two frames on time one may seem late: the screen shows whole frames. */
const wholeFrames = (ms: number) => (Math.round((ms * 60) / 1000) * 1000) / 60;

function framesOf(metric: string, watched: Watched): Metric {
  const frames = watched.frames.map(wholeFrames);
  const sorted = frames.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity;
  return atMost(metric, p95, FRAME_MS, 'ms', frames.map(rounded));
}

const bench: Bench = {
  name: 'picture',
  async run(report) {
    const { page, close } = await openBenchPage('picture');
    try {
      const shapes = () =>
        page.evaluate(() => {
          const host = document.querySelector("[data-part='preview'] [role='img']");
          return host?.shadowRoot?.querySelectorAll('ellipse, text, path, polygon').length ?? 0;
        });
      await page.waitForFunction(
        () => document.querySelector("[data-part='preview']")?.getAttribute('data-state') === 'ready',
        undefined,
        { timeout: 120_000 },
      );
      await page.waitForTimeout(FIRST_PAINT_MS);
      const count = await shapes();
      const target = '>=5000';
      report({
        metric: 'picture.elements',
        value: count,
        unit: 'count',
        target,
        pass: count >= 5000,
        samples: [],
      });

      const view = page.locator('.letu-view');
      for (const [scale, key] of [
        ['fit', '0'],
        ['actual', '1'],
      ] as const) {
        await view.focus();
        await page.keyboard.press(key);
        await page.waitForTimeout(REPAINT_MS);
        for (const [name, work] of [
          ['pan', drag],
          ['scroll', scroll],
          ['zoom', zoom],
        ] as const) {
          const watched = await watching(page, () => work(page));
          report(framesOf(`picture.${name}.p95, ${scale}`, watched));
          const { longTasks } = watched;
          report(
            atMost(
              `picture.${name}.longTasks, ${scale}`,
              longTasks.length,
              0,
              'count',
              longTasks.map(rounded),
            ),
          );
          await page.waitForTimeout(REST_MS);
        }
      }
    } finally {
      await close();
    }
  },
};

export default bench;
