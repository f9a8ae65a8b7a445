import { execFileSync } from 'node:child_process';
import { decode, DEFAULT_MAX_BYTES, encode } from '@letu/codec';
import { kinds } from '@letu/kinds';
import { bare } from './codec/bare.js';
import { bombOf } from './codec/bomb.js';
import { atMost, compare, controlOf, median, rounded, type Bench, type Metric } from './harness.js';
import { openBenchPage } from './page.js';

const LIMIT = 1.05;
const REFUSAL_MS = 50;
const TIMES = 20;

/** Ordinary diagrams: the examples of all kinds. */
async function exampleTexts(): Promise<string[]> {
  const definitions = await Promise.all(kinds.map((kind) => kind.loadKind()));
  return definitions.flatMap(({ examples }) => examples.map(({ source }) => source));
}

/** A text of just under 1 MiB with as much repetition as diagrams have. */
function largeText(texts: readonly string[]): string {
  const parts = Array.from({ length: 200 }, (_, at) => texts.map((text) => text + at).join('\n'));
  return Buffer.from(parts.join('\n')).subarray(0, DEFAULT_MAX_BYTES).toString().slice(0, -1);
}

function each(work: (text: string) => unknown, texts: readonly string[], times = TIMES): () => void {
  return () => {
    for (let time = 0; time < times; time += 1) for (const text of texts) work(text);
  };
}

function allOf(metric: string, value: number, count: number): Metric {
  return { metric, value, unit: 'count', target: `=${count}`, pass: value === count, samples: [] };
}

async function benchNode(report: (metric: Metric) => void, texts: readonly string[]): Promise<void> {
  const codes = texts.map(encode);
  const large = [largeText(texts)];
  const work = [
    ['encode', each(encode, texts), each(bare.encode, texts)],
    ['decode', each(decode, codes), each(bare.decode, codes)],
    ['encode 1 MiB', each(encode, large, 1), each(bare.encode, large, 1)],
  ] as const;
  for (const [name, a, b] of work) {
    const metric = `codec / bare pako in Node, ${name}`;
    const result = await compare({ a, b, rounds: 25, warmup: 10 });
    report(atMost(metric, result.ratio, LIMIT, 'ratio', result.samples));
    report(controlOf(metric, result));
  }
  const all = [...texts, ...large];
  const same = all.filter((text) => encode(text) === bare.encode(text)).length;
  report(allOf('codes with the bytes of pako, in Node', same, all.length));
}

async function benchBrowser(report: (metric: Metric) => void, texts: string[]): Promise<void> {
  const { page, close } = await openBenchPage('codec');
  try {
    await page.waitForFunction(() => 'refuse' in window);
    for (const work of ['encodeAll', 'decodeAll'] as const) {
      const run = (how: 'codec' | 'pako') => () =>
        page.evaluate(([name, way, all, times]) => window[name](way, all, times), [
          work,
          how,
          texts,
          TIMES,
        ] as const);
      const metric = `codec / bare pako in the browser, ${work === 'encodeAll' ? 'encode' : 'decode'}`;
      const result = await compare({ a: run('codec'), b: run('pako'), rounds: 25, warmup: 5 });
      report(atMost(metric, result.ratio, LIMIT, 'ratio', result.samples));
      report(controlOf(metric, result));
    }
    const same = await page.evaluate((all) => window.countSame(all), texts);
    report(allOf('codes with the bytes of pako, in the browser', same, texts.length));

    const ms: number[] = [];
    const bomb = bombOf(1024);
    for (let time = 0; time < 10; time += 1)
      ms.push(await page.evaluate((code) => window.refuse(code), bomb));
    report(atMost('bomb of 1 GiB refused, in the browser', median(ms), REFUSAL_MS, 'ms', ms.map(rounded)));
  } finally {
    await close();
  }
}

function benchRefusal(report: (metric: Metric) => void): void {
  const script = new URL('./codec/refusal.ts', import.meta.url).pathname;
  const flags = ['--conditions=@letu/source', '--expose-gc', '--import', 'tsx'];
  const answer = execFileSync(process.execPath, [...flags, script], { encoding: 'utf8' });
  const { bytes, ms } = JSON.parse(answer) as { bytes: number; ms: number[] };
  report(atMost('bomb of 1 GiB refused, in Node', median(ms), REFUSAL_MS, 'ms', ms.map(rounded)));
  report(atMost('memory to refuse it, in Node', bytes, 4 * DEFAULT_MAX_BYTES, 'bytes'));
}

const bench: Bench = {
  name: 'codec',
  async run(report) {
    const texts = await exampleTexts();
    await benchNode(report, texts);
    benchRefusal(report);
    await benchBrowser(report, texts);
  },
};

export default bench;
