import type { Page } from 'playwright';
import { LARGE_PICTURES, longTexts } from './freezeCases.js';
import { atMost, rounded, type Bench, type Metric } from './harness.js';
import { longestTasks } from './longestTasks.js';
import { openBenchPage } from './page.js';

/** The longest that anybody may wait for the page, in processor time of its main thread. */
const LIMIT_MS = 200;
/** The page tells when a picture is drawn, but not when it is shown and painted. */
const SHOWN_MS = 4_000;
const KEYS = ['End', 'Enter', 'n', '1', '2', ' ', 'x', 'Control+z'];
const KEY_PAUSE_MS = 150;
/** The longest text there is a picture of, and half of it. */
const LONG_BYTES = [500_000, 1_000_000] as const;

const HARMLESS: Readonly<Record<string, string>> = {
  mermaid: 'flowchart LR\n  a --> b',
  graphviz: 'digraph { a -> b }',
  plantuml: '@startuml\na -> b\n@enduml',
  d2: 'a -> b',
  pikchr: 'box "a"',
  handchart: 'type: bar\ndata: |\n  a, b\n  c, 1\n',
};

async function open(page: Page, kind: string): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => 'openEditor' in window);
  await page.evaluate(([name, text]) => window.openEditor(name, text), [kind, HARMLESS[kind] ?? ''] as const);
}

async function measure(
  page: Page,
  metric: string,
  work: () => Promise<void>,
  limitMs = LIMIT_MS,
): Promise<Metric> {
  const tasks = await longestTasks(page, async () => {
    await work();
    await page.waitForTimeout(SHOWN_MS);
  });
  const samples = tasks.slice(0, 3).map(({ wallMs }) => rounded(wallMs));
  return atMost(`longest task, ${metric}`, tasks[0]?.cpuMs ?? Infinity, limitMs, 'ms', samples);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.evaluate((pasted) => window.paste(pasted), text);
}

/** Types in the middle of the text, where names are completed. */
async function type(page: Page): Promise<void> {
  await page.evaluate(() => window.goToMiddle());
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
}

const bench: Bench = {
  name: 'freeze',
  async run(report) {
    const { page, close } = await openBenchPage('freeze');
    const wanted = process.argv[3] ?? '';
    try {
      for (const [name, { kind, text, limitMs }] of Object.entries(LARGE_PICTURES)) {
        if (!`${kind} ${name}`.includes(wanted)) continue;
        await open(page, kind);
        report(
          await measure(
            page,
            `${kind}, ${name}`,
            () => page.evaluate((drawn) => window.setText(drawn), text),
            limitMs,
          ),
        );
      }
      for (const bytes of LONG_BYTES) {
        for (const { kind, text } of longTexts(bytes)) {
          const size = `${bytes / 1000} kB`;
          if (!`${kind} ${size}`.includes(wanted)) continue;
          await open(page, kind);
          report(await measure(page, `${kind}, pasting ${size}`, () => paste(page, text)));
          report(await measure(page, `${kind}, typing in ${size}`, () => type(page)));
        }
      }
    } finally {
      await close();
    }
  },
};

export default bench;
