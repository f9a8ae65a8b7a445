/** One measured figure, as `npm run bench` prints it. */
export interface Metric {
  readonly metric: string;
  readonly value: number;
  readonly unit: 'ratio' | 'ms' | 'bytes' | '%' | 'count';
  /** What the value is held against, such as `<=1.05`. */
  readonly target: string;
  readonly pass: boolean;
  /** The single figures the value was made of. */
  readonly samples: readonly number[];
}

/** A named set of measurements. */
export interface Bench {
  readonly name: string;
  run(report: (metric: Metric) => void): Promise<void>;
}

/** What is compared: two ways to do the same work. Each resolves to the milliseconds it took, or is timed if it does not. */
export interface Comparison {
  readonly a: () => unknown;
  readonly b: () => unknown;
  /** How many times both are run in the order A, B, B, A. @default 15 */
  readonly rounds?: number;
  /** Rounds run before any is counted. @default 2 */
  readonly warmup?: number;
}

/** What came of a comparison. */
export interface ComparisonResult {
  /** The median of the rounds' ratios of A to B: what slows the machine for a while meets both of a round alike. */
  readonly ratio: number;
  /** The same ratio of A with itself, from the two runs of A in each round: how far 1 is from 1 on this machine now. */
  readonly control: number;
  /** The median times, in milliseconds. */
  readonly aMs: number;
  readonly bMs: number;
  /** The ratio of each round. */
  readonly samples: readonly number[];
}

/** Returns the median of numbers; of an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Rounds a figure to three significant decimals, for output. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  const answer: unknown = await work();
  return typeof answer === 'number' ? answer : performance.now() - startedAt;
}

/**
 * Compares two ways to do the same work within one run, in the order A, B, B, A, so that drift meets both alike.
 *
 * @param comparison What to compare, and how often.
 */
export async function compare({ a, b, rounds = 15, warmup = 2 }: Comparison): Promise<ComparisonResult> {
  const [firstA, lastA, allB, samples]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = -warmup; round < rounds; round += 1) {
    const times = [await timed(a), await timed(b), await timed(b), await timed(a)] as const;
    if (round < 0) continue;
    firstA.push(times[0]);
    lastA.push(times[3]);
    allB.push(times[1], times[2]);
    samples.push(rounded((times[0] + times[3]) / (times[1] + times[2])));
  }
  const [aMs, bMs] = [median([...firstA, ...lastA]), median(allB)];
  const control = median(firstA.map((time, round) => time / (lastA[round] ?? time)));
  return { ratio: median(samples), control, aMs, bMs, samples };
}

/** Makes a metric that passes while it is at most `limit`. */
export function atMost(
  metric: string,
  value: number,
  limit: number,
  unit: Metric['unit'],
  samples: readonly number[] = [],
): Metric {
  return { metric, value: rounded(value), unit, target: `<=${limit}`, pass: value <= limit, samples };
}

/** Makes the metric of a comparison's control, which passes while A differs from itself by at most a tenth. */
export function controlOf(metric: string, { control }: ComparisonResult): Metric {
  const pass = control >= 0.9 && control <= 1.1;
  return {
    metric: `${metric} A/A`,
    value: rounded(control),
    unit: 'ratio',
    target: '0.9..1.1',
    pass,
    samples: [],
  };
}
