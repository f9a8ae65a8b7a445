import type { Page } from 'playwright';
import { atMost, compare, controlOf, type Bench, type ComparisonResult } from './harness.js';
import { openBenchPage } from './page.js';

type Editor = 'ours' | 'bare';

const TOPICS = 2_000;
const KEYS = 'abcdefghijklmnopqrst';
const KEY_PAUSE_MS = 50;
const MOVES = 90;
const ROUNDS = 4;
/** What opening a map has set off, such as the drawing for exports, is done by then. */
const REST_MS = 1_500;
const LIMIT = 1.1;

/** Returns how long a frame took on average while something was done, in milliseconds. */
async function frameTime(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.watchFrames());
  await work();
  const frames = await page.evaluate(() => window.watchedFrames());
  return frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
}

async function open(page: Page, editor: Editor): Promise<void> {
  await page.evaluate(([which, topics]) => window.openMap(which, topics), [editor, TOPICS] as const);
  await page.waitForTimeout(REST_MS);
}

/** Returns the middle of the central topic, in pixels of the window. */
async function centre(page: Page, editor: Editor): Promise<{ x: number; y: number }> {
  const topic =
    editor === 'bare'
      ? page.locator('me-root me-tpc')
      : page.locator('.letu-mm-layer text').filter({ hasText: '大导图' });
  const box = await topic.first().boundingBox();
  if (!box) throw new Error('The central topic is not seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Selects a new main topic, as both editors do by the same key. */
async function addTopic(page: Page, editor: Editor): Promise<void> {
  const { x, y } = await centre(page, editor);
  await page.mouse.click(x, y);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(REST_MS);
}

/** Types into a new topic. */
async function type(page: Page, editor: Editor): Promise<number> {
  await open(page, editor);
  await addTopic(page, editor);
  return frameTime(page, async () => {
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
  });
}

/** Drags a new topic round in circles over others. */
async function drag(page: Page, editor: Editor): Promise<number> {
  await open(page, editor);
  await addTopic(page, editor);
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(REST_MS);
  const field = editor === 'bare' ? page.locator('me-tpc.selected') : page.locator('.letu-mm-last');
  const box = await field.last().boundingBox();
  if (!box) throw new Error('The new topic is not seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const time = await frameTime(page, async () => {
    for (let move = 0; move < MOVES; move += 1) {
      const angle = (move / MOVES) * 4 * Math.PI;
      await page.mouse.move(x + 120 * Math.sin(angle), y - 120 + 120 * Math.cos(angle));
      await page.waitForTimeout(10);
    }
  });
  await page.mouse.up();
  return time;
}

const bench: Bench = {
  name: 'mindmap',
  async run(report) {
    const { page, close } = await openBenchPage('mindmap');
    const told = (metric: string, result: ComparisonResult) => {
      report(atMost(`${metric} / bare mind-elixir`, result.ratio, LIMIT, 'ratio', result.samples));
      report(controlOf(metric, result));
    };
    try {
      await page.waitForFunction(() => 'openMap' in window);
      const paint = (editor: Editor) =>
        page.evaluate(([which, topics]) => window.openMap(which, topics), [editor, TOPICS] as const);
      told(
        'first paint of 2,000 topics',
        await compare({ a: () => paint('ours'), b: () => paint('bare'), rounds: ROUNDS }),
      );
      const rounds = { rounds: ROUNDS, warmup: 1 };
      told(
        'frames, typing in 2,000 topics',
        await compare({ a: () => type(page, 'ours'), b: () => type(page, 'bare'), ...rounds }),
      );
      told(
        'frames, dragging in 2,000 topics',
        await compare({ a: () => drag(page, 'ours'), b: () => drag(page, 'bare'), ...rounds }),
      );
    } finally {
      await close();
    }
  },
};

export default bench;
