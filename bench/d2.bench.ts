import { atMost, compare, controlOf, rounded, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

const LARGEST_SHARE = 0.4;

const bench: Bench = {
  name: 'd2',
  async run(report) {
    const { browser, origin, close } = await openBenchPage('d2');
    const ready = async (who: 'ours' | 'stock'): Promise<number> => {
      // A context of its own has an empty cache.
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(`${origin}/`);
        await page.waitForFunction(() => 'ready' in window);
        return await page.evaluate((name) => window.ready(name), who);
      } finally {
        await context.close();
      }
    };
    try {
      const result = await compare({
        a: () => ready('ours'),
        b: () => ready('stock'),
        rounds: 8,
        warmup: 1,
      });
      const metric = `ready / stock build, d2 (${rounded(result.aMs)} ms / ${rounded(result.bMs)} ms)`;
      report(atMost(metric, result.ratio, LARGEST_SHARE, 'ratio', result.samples));
      report(controlOf(metric, result));
    } finally {
      await close();
    }
  },
};

export default bench;
