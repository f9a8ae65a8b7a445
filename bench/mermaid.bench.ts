import { atMost, compare, controlOf, median, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

const TIME_LIMIT_MS = 3_000;
const RUNS = 3;

/** A flowchart with as many links as nodes; each with a number of its own is another one. */
function flowchart(nodes: number, run: number, label = ''): string {
  const links = Array.from(
    { length: nodes },
    (_, index) => `  n${index}[节点 ${index}] -->${label} n${(index * 7 + 3) % nodes}`,
  );
  return [`flowchart TD`, `  run${run}`, ...links].join('\n');
}

const bench: Bench = {
  name: 'mermaid',
  async run(report) {
    const { page, close } = await openBenchPage('mermaid');
    try {
      await page.waitForFunction(() => 'outlive' in window);
      let run = 0;
      const draw = (where: 'drawInWorker' | 'drawOnPage') => () =>
        page.evaluate(([work, source]) => window[work](source), [
          where,
          flowchart(200, (run += 1), '|下一步|'),
        ] as const);
      const result = await compare({
        a: draw('drawInWorker'),
        b: draw('drawOnPage'),
        rounds: 5,
        warmup: 2,
      });
      const metric = 'mermaid, 200 nodes, worker / page';
      report(atMost(metric, result.ratio, 1.2, 'ratio', result.samples));
      report(controlOf(metric, result));

      const ends = [];
      for (let index = 0; index < RUNS; index += 1) {
        const ended = await page.evaluate(([source, timeMs, next]) => window.outlive(source, timeMs, next), [
          flowchart(1500, index),
          TIME_LIMIT_MS,
          flowchart(3, index),
        ] as const);
        if (ended.end !== 'timeout') throw new Error(`The large flowchart ended with ${ended.end}.`);
        ends.push(ended);
      }
      const missed = ends.map(({ missedPercent }) => missedPercent);
      const next = ends.map(({ nextMs }) => nextMs);
      report(atMost('mermaid, 1500 nodes past the limit, ticks missed', median(missed), 2, '%', missed));
      report(atMost('mermaid, picture after the limit', median(next), 2_000, 'ms', next));
    } finally {
      await close();
    }
  },
};

export default bench;
