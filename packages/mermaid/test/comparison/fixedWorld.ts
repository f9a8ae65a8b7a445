import { mulberry32 } from '../../src/steadyRandom.js';

const NOW = Date.UTC(2026, 2, 11, 4);

class FixedDate extends Date {
  constructor(...parts: [] | [number]) {
    // Dates that are given stay; only the present one stands still.
    super(...((parts.length === 0 ? [NOW] : parts) as [number]));
  }

  static override now(): number {
    return NOW;
  }
}

/** Takes chance and time out of this thread, so that two threads draw the same; returns what gives them back. */
export function fixWorld(): () => void {
  const { random } = Math;
  const { Date: date } = globalThis;
  Math.random = mulberry32(1);
  globalThis.Date = FixedDate as DateConstructor;
  return () => {
    Math.random = random;
    globalThis.Date = date;
  };
}
