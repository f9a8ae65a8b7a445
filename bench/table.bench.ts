import { atMost, compare, controlOf, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

/** Of 10,000 rows, until the first are there, held against antd's own virtual table. */
const LIMIT = 1.1;

const bench: Bench = {
  name: 'table',
  async run(report) {
    const { page, close } = await openBenchPage('table');
    try {
      await page.waitForFunction(() => 'showTable' in window);
      const show = (who: 'paged' | 'bare') => () => page.evaluate((which) => window.showTable(which), who);
      const result = await compare({ a: show('paged'), b: show('bare'), rounds: 25, warmup: 5 });
      const metric = '10,000 rows until the first are there, paged table / bare antd virtual table';
      report(atMost(metric, result.ratio, LIMIT, 'ratio', result.samples));
      report(controlOf(metric, result));
    } finally {
      await close();
    }
  },
};

export default bench;
