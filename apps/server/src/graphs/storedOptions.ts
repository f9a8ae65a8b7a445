import type { Options } from '@letu/client/contract';

/** Returns options as they are stored: the same ones always as the same text. */
export function storedOptions(options: Options): string {
  const sorted = Object.entries(options).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted));
}

/** Returns stored options. */
export function toOptions(stored: string): Options {
  return JSON.parse(stored) as Options;
}
