import { CodecError, decode, encode } from '@letu/codec';
import { bombOf } from './bomb.js';

/** Refuses a bomb of 1 GiB in a process of its own, whose peak of memory nothing else moves, and prints what it took. */
const refusalMs = (bomb: string): number => {
  const startedAt = performance.now();
  try {
    decode(bomb);
  } catch (error) {
    if (error instanceof CodecError && error.code === 'too-large') return performance.now() - startedAt;
    throw error;
  }
  throw new Error('The bomb was not refused.');
};

// Everything is loaded and compiled by texts of ordinary size first.
for (let time = 0; time < 200; time += 1) decode(encode(`graph TD; a${time} --> b`));
const bomb = bombOf(1024);
global.gc?.();
const before = process.resourceUsage().maxRSS;
const first = refusalMs(bomb);
const bytes = (process.resourceUsage().maxRSS - before) * 1024;
const ms = [first, ...Array.from({ length: 10 }, () => refusalMs(bomb))];
console.log(JSON.stringify({ bytes, ms }));
