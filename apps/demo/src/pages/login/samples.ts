import type { KindSample } from '@letu/core';
import { kinds } from '@letu/kinds';

/** A diagram to begin with on the page for signing in. */
export interface Sample extends KindSample {
  /** The kind that draws it. */
  readonly kind: string;
}

/** What visitors find to type into. `npm run pictures` draws them ahead. */
export const SAMPLES: readonly Sample[] = kinds.flatMap(({ kind, samples = [] }) =>
  samples.map((sample) => ({ ...sample, kind })),
);

/** Returns the sample of an id, or the first. */
export function sampleOf(id: string | undefined): Sample {
  const found = SAMPLES.find((sample) => sample.id === id) ?? SAMPLES[0];
  if (!found) throw new TypeError('No kind has a sample.');
  return found;
}
