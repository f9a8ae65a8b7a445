import type { Options } from '@letu/client/contract';

/** Returns options that are stored as `stableJson` writes them. */
export function toOptions(stored: string): Options {
  return JSON.parse(stored) as Options;
}
