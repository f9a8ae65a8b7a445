import type { DiagramEngine } from '@letu/core';
import { defaultOptions, type MermaidOptions } from './options.js';

/**
 * Makes an engine draw the same source in the same way every time, for threads where nothing else runs.
 *
 * Mermaid draws names of commits and some layouts by chance: without this, a preview would change with every key.
 *
 * @param engine The engine; it gets one source at a time.
 */
export function withSteadyRandom(engine: DiagramEngine<MermaidOptions>): DiagramEngine<MermaidOptions> {
  return {
    ...engine,
    render(source, options, context) {
      Math.random = mulberry32(options?.seed ?? defaultOptions.seed);
      return engine.render(source, options, context);
    },
  };
}

/** Returns a generator of numbers from 0 to 1: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
