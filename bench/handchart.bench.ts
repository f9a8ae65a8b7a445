import { atMost, compare, controlOf, rounded, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

/** What drawing by hand may cost beside the bare picture of ECharts, in a worker like it. */
const RATIO = 1.5;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function chart(type: string, rows: number, columns: number, run: number): string {
  const lines = range(rows).map((row) =>
    [`第 ${row}`, ...range(columns).map((column) => (row * 37 + column * 53) % 101)].join(', '),
  );
  const heads = ['名称', ...range(columns).map((column) => `列 ${column}`)].join(', ');
  return `type: ${type}\ntitle: 图 ${run}\ndata: |\n  ${heads}\n  ${lines.join('\n  ')}\n`;
}

/** Charts of up to 500 marks: rows and columns of each type. */
const CASES: readonly (readonly [type: string, rows: number, columns: number])[] = [
  ['bar', 12, 3],
  ['bar', 100, 4],
  ['line', 160, 3],
  ['scatter', 480, 2],
  ['pie', 12, 1],
  ['heatmap', 24, 20],
];

const bench: Bench = {
  name: 'handchart',
  async run(report) {
    const { page, close } = await openBenchPage('warm');
    try {
      await page.waitForFunction(() => 'drawMany' in window);
      for (const [type, rows, columns] of CASES) {
        let run = 1_000;
        const call = (how: 'drawHosted' | 'drawRaw') => () =>
          // Either is timed from the page: to the worker, and back.
          page.evaluate(
            async ([work, source]) => {
              const startedAt = performance.now();
              await window[work]('handchart', source);
              return performance.now() - startedAt;
            },
            [how, chart(type, rows, columns, (run += 1))] as const,
          );
        const result = await compare({ a: call('drawHosted'), b: call('drawRaw'), rounds: 15, warmup: 5 });
        const metric = `redraw by hand / bare ECharts, ${type} of ${rows * columns} (${rounded(result.bMs)} ms)`;
        report(atMost(metric, result.ratio, RATIO, 'ratio', result.samples));
        report(controlOf(metric, result));
      }
    } finally {
      await close();
    }
  },
};

export default bench;
