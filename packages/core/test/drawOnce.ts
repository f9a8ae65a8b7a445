import type { DiagramEngine, RenderContext, RenderResult } from '@letu/core';

const NEVER = new AbortController().signal;

/** The pictures of this run by engine, for the files of tests that share their modules. */
const drawn = new WeakMap<object, Map<string, Promise<RenderResult>>>();

/**
 * Draws a source, or returns what came of it when it was drawn before: most contracts look at the same examples, each at
 * something else of them. What is tested to be the same every time must not come from here.
 */
export function drawOnce<Options>(
  engine: DiagramEngine<Options>,
  source: string,
  options: Options,
  context: Omit<RenderContext, 'signal'> = { theme: 'light' },
): Promise<RenderResult> {
  const results = drawn.get(engine) ?? new Map<string, Promise<RenderResult>>();
  drawn.set(engine, results);
  const key = JSON.stringify([source, options, context]);
  const result = results.get(key) ?? engine.render(source, options, { ...context, signal: NEVER });
  results.set(key, result);
  return result;
}
