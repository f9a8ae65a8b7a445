import { atMost, compare, controlOf, rounded, type Bench } from './harness.js';
import { openBenchPage } from './page.js';

/** Where an engine needs this long, the host may add a share; below, it may add a few milliseconds. */
const LONG_MS = 50;
const LONGEST_RATIO = 1.05;
const LONGEST_EXTRA_MS = 4;
const CONCURRENT = 50;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const links = (count: number, link: (from: number, to: number) => string) =>
  range(count).flatMap((from) => [from + 1, from + 7].filter((to) => to < count).map((to) => link(from, to)));

/** A diagram of ordinary size a kind. Each run gets a number of its own, since equal sources are drawn once. */
const SOURCES: Readonly<Record<string, (run: number) => string>> = {
  // With the font and the paper that ours sets where a text names none: another font is another layout, of another time.
  graphviz: (run) =>
    `digraph { graph [bgcolor=transparent fontname=Arial]; node [fontname=Arial]; edge [fontname=Arial]; n${run}; ${links(
      120,
      (a, b) => `n${a} -> n${b}`,
    ).join('; ')} }`,
  pikchr: (run) =>
    `box "n${run}"\n${range(60)
      .map((n) => `arrow; box "${n}" fit`)
      .join('\n')}`,
  mermaid: (run) => `flowchart TD\nn${run}\n${links(30, (a, b) => `n${a}[节点 ${a}] --> n${b}`).join('\n')}`,
  plantuml: (run) =>
    `@startuml\n'${run}\n${links(30, (a, b) => `p${a} -> p${b}: 消息 ${a}`).join('\n')}\n@enduml`,
  d2: (run) => `r${run}\n${links(30, (a, b) => `n${a} -> n${b}: 边 ${a}`).join('\n')}\n`,
};

const bench: Bench = {
  name: 'warm',
  async run(report) {
    const { page, close } = await openBenchPage('warm');
    try {
      await page.waitForFunction(() => 'drawMany' in window);
      for (const [kind, sourceOf] of Object.entries(SOURCES)) {
        let run = 1_000;
        const call = (how: 'drawHosted' | 'drawRaw') => () =>
          page.evaluate(([name, work, source]) => window[work](name, source), [
            kind,
            how,
            sourceOf((run += 1)),
          ] as const);
        const result = await compare({ a: call('drawHosted'), b: call('drawRaw'), rounds: 12, warmup: 3 });
        const metric = `warm preview / raw call, ${kind} (${rounded(result.bMs)} ms)`;
        if (result.bMs >= LONG_MS)
          report(atMost(metric, result.ratio, LONGEST_RATIO, 'ratio', result.samples));
        else report(atMost(metric, result.aMs - result.bMs, LONGEST_EXTRA_MS, 'ms', result.samples));
        report(controlOf(metric, result));

        const sources = range(CONCURRENT).map((index) => sourceOf(5_000 + index));
        const drawn = await page.evaluate(([name, all]) => window.drawMany(name, [...all]), [
          kind,
          sources,
        ] as const);
        const target = `=${CONCURRENT}`;
        report({
          metric: `concurrent renders, ${kind}`,
          value: drawn,
          unit: 'count',
          target,
          pass: drawn === CONCURRENT,
          samples: [],
        });
      }
    } finally {
      await close();
    }
  },
};

export default bench;
