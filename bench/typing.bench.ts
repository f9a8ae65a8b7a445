import type { Page } from 'playwright';
import { atMost, median, rounded, type Bench, type Metric } from './harness.js';
import { keyWork } from './keyWork.js';
import { openBenchPage } from './page.js';
import { TEXT_KINDS, textOf } from './statements.js';

const TEXT_BYTES = 50_000;
/** Ten keys a second. */
const KEY_PAUSE_MS = 100;
const KEYS = 20;
const ROUNDS = 4;
/** The longest a render may take, and a second more. */
const LONG_RENDER_MS = 11_000;
/** Nothing on the page tells when an editor has nothing left to do; after this it has drawn, marked and announced. */
const REST_MS = 1_000;
/** The longest an editor waits before it draws, and some more: the last picture of a burst has come by then. */
const LAST_PICTURE_MS = 1_500;

const long = (kind: string) => textOf(kind, (bytes) => bytes >= TEXT_BYTES);
const ordinary = (kind: string) => textOf(kind, (_, next) => next > 12);

/** Puts the caret at the end of a line some pages down. */
async function goTo(page: Page, pages: number): Promise<void> {
  await page.locator('.cm-content').click({ position: { x: 200, y: 20 } });
  await page.keyboard.press('Control+Home');
  for (let index = 0; index < pages; index += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
}

async function type(page: Page, text: string, pauseMs: number): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(pauseMs);
  }
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function workIn(page: Page, how: 'openCode' | 'openBare', kind: string): Promise<number[]> {
  await page.evaluate(([open, name, text]) => window[open](name, text), [how, kind, long(kind)] as const);
  await goTo(page, 6);
  await type(page, 'warm', 30);
  return keyWork(page, 'abcdefghij klmnopqrs'.slice(0, KEYS));
}

/** What each key costs in 50 kB of text, ours against bare CodeMirror, in the order A, B, B, A. */
async function measureKeys(page: Page, kind: string, report: (metric: Metric) => void): Promise<void> {
  const [ours, bare, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = [await workIn(page, 'openCode', kind), await workIn(page, 'openBare', kind)];
    const [c, d] = [await workIn(page, 'openBare', kind), await workIn(page, 'openCode', kind)];
    ours.push(...a, ...d);
    bare.push(...b, ...c);
    ratios.push(rounded(median([...a, ...d]) / median([...b, ...c])));
  }
  report(atMost(`keystroke at 50 kB, p95, ${kind}`, percentile(ours, 0.95), 4, 'ms', ours.map(rounded)));
  report(
    atMost(
      `keystroke at 50 kB / bare CodeMirror (p95 ${rounded(percentile(bare, 0.95))} ms), ${kind}`,
      median(ratios),
      1.15,
      'ratio',
      ratios,
    ),
  );
}

/** What completion and help cost while one types in 50 kB of text. */
async function measureLongTasks(page: Page, kind: string, report: (metric: Metric) => void): Promise<void> {
  await page.evaluate(([name, text]) => window.openCode(name, text), [kind, long(kind)] as const);
  await goTo(page, 6);
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.takeRenders());
  await type(page, 'abcdefgh', KEY_PAUSE_MS * 2);
  const { longTasks } = await page.evaluate(() => window.takeRenders());
  report(atMost(`long tasks, typing at 50 kB, ${kind}`, longTasks.length, 0, 'count', longTasks));
}

/** How many pictures are begun and shown while one types, and how long the last one takes. */
async function measureRenders(page: Page, kind: string, report: (metric: Metric) => void): Promise<void> {
  const text = ordinary(kind);
  const engineMs = median(
    await repeat(5, () =>
      page.evaluate(([name, source]) => window.drawAlone(name, source), [kind, text] as const),
    ),
  );
  await page.evaluate(([name, source]) => window.openEditor(name, source), [kind, text] as const);
  const settled = () => page.waitForSelector("[data-part='preview'][data-state='ready']");
  await settled();
  await page.waitForTimeout(REST_MS);
  await goTo(page, 0);
  // In a comment on a line of its own, where every key leaves a text that draws.
  for (let index = 0; index < 2; index += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await type(page, `${COMMENT_SIGNS[kind] ?? ''} `, 0);
  await page.waitForTimeout(LAST_PICTURE_MS);
  await settled();
  const [started, shown, extra]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < 3; run += 1) {
    await page.evaluate(() => window.takeRenders());
    await type(page, 'abcdefghijklmnop', KEY_PAUSE_MS);
    await settled();
    await page.waitForTimeout(LAST_PICTURE_MS);
    const burst = await page.evaluate(() => window.takeRenders());
    started.push(burst.started);
    shown.push(burst.shown);
    extra.push(rounded(burst.lastKeyMs));
  }
  const ratios = started.map((count, index) => rounded(count / (shown[index] || 1)));
  report(atMost(`renders started / shown at 10 keys/s, ${kind}`, median(ratios), 1.5, 'ratio', ratios));
  report(delay(`last of many keys to picture, ${kind}`, extra, engineMs));
  const single = await repeat(5, async () => {
    await page.waitForTimeout(REST_MS);
    await page.evaluate(() => window.takeRenders());
    await page.keyboard.press('x');
    await page.waitForTimeout(engineMs + LAST_PICTURE_MS);
    return (await page.evaluate(() => window.takeRenders())).lastKeyMs;
  });
  report(delay(`key after a pause to picture, ${kind}`, single, engineMs));
}

/** What begins a comment. */
const COMMENT_SIGNS: Readonly<Record<string, string>> = {
  pikchr: '#',
  graphviz: '//',
  mermaid: '%%',
  plantuml: "'",
  d2: '#',
};

function delay(metric: string, values: readonly number[], engineMs: number): Metric {
  const limit = engineMs * 1.1 + 20;
  return atMost(
    `${metric} (engine ${rounded(engineMs)} ms)`,
    median(values),
    rounded(limit),
    'ms',
    values.map(rounded),
  );
}

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let index = 0; index < times; index += 1) values.push(await work());
  return values;
}

/** Whether the page stays free while a worker draws for ten seconds. */
async function measureLongRender(page: Page, report: (metric: Metric) => void): Promise<void> {
  await page.evaluate(() => window.openEditor('mermaid', 'flowchart TD\n  a --> b'));
  await page.waitForSelector("[data-part='preview'][data-state='ready']");
  const links = Array.from({ length: 1500 }, (_, n) => `  n${n}[节点 ${n}] --> n${(n * 7 + 3) % 1500}`);
  await page.evaluate((text) => window.openEditor('mermaid', text), ['flowchart TD', ...links].join('\n'));
  await page.evaluate(() => window.takeRenders());
  await page.waitForTimeout(LONG_RENDER_MS);
  const { longTasks } = await page.evaluate(() => window.takeRenders());
  report(atMost('long tasks during a render of 10 s', longTasks.length, 0, 'count', longTasks));
}

const bench: Bench = {
  name: 'typing',
  async run(report) {
    const { page, close } = await openBenchPage('typing');
    try {
      await page.waitForFunction(() => 'drawAlone' in window);
      for (const kind of TEXT_KINDS) {
        await measureKeys(page, kind, report);
        await measureLongTasks(page, kind, report);
        await measureRenders(page, kind, report);
      }
      await measureLongRender(page, report);
    } finally {
      await close();
    }
  },
};

export default bench;
