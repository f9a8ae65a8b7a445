import type { FileAnswer } from './answer.js';

/** One line of the corpus report. */
export interface KindReport {
  readonly kind: string;
  readonly files: number;
  readonly pictures: number;
  readonly located: number;
  readonly unlocated: number;
  readonly failures: number;
  readonly timeouts: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly failed: readonly ({ name: string } & FileAnswer['first'])[];
}

/** Sums up the answers of one kind. */
export function reportKind(kind: string, answers: readonly FileAnswer[]): KindReport {
  const count = (outcome: FileAnswer['outcome']) =>
    answers.filter((answer) => answer.outcome === outcome).length;
  const sum = (key: 'located' | 'unlocated') => answers.reduce((total, answer) => total + answer[key], 0);
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    kind,
    files: answers.length,
    pictures: count('picture'),
    located: sum('located'),
    unlocated: sum('unlocated'),
    failures: count('failure'),
    timeouts: count('timeout'),
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    failed: answers
      .filter(({ outcome }) => outcome !== 'picture')
      .map(({ name, first }) => ({ name, message: '', ...first })),
  };
}

/** Returns the nearest-rank quantile of sorted times, to a tenth of a millisecond. */
function quantile(sorted: readonly number[], share: number): number {
  const index = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[index] ?? 0) * 10) / 10;
}
