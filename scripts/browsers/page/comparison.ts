/** How one diagram drawn in a worker differs from the same drawn on the page. */
export interface Comparison {
  readonly drawn: 'both' | 'worker' | 'page' | 'neither';
  /** The share by which width or height differ, of the larger. */
  readonly size: number;
  readonly sameLabels: boolean;
  /** The share of pixels that differ. */
  readonly pixels: number;
}

/** Draws a text in a kind's worker and on the page, and compares what comes out. */
export type Compare = (source: string) => Promise<Comparison>;

const files = import.meta.glob<{ compare: Compare }>('../../../packages/*/test/comparison/compare.ts');

/** The comparisons of the kinds that draw in both places, measuring text in each, by the kind's name. */
export const COMPARISONS: ReadonlyMap<string, () => Promise<Compare>> = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-4) ?? '',
    async () => (await load()).compare,
  ]),
);
