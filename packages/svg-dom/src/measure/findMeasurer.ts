import { createOffscreenMeasurer } from './canvasMeasurer.js';
import { createNodeMeasurer } from './nodeMeasurer.js';
import type { TextMeasurer } from './textMeasurer.js';

/** Null where there is none, undefined before it was looked for. */
let found: TextMeasurer | null | undefined;

/** Finds what measures text here, once: the browser's canvas, in Node that of `@napi-rs/canvas`; undefined where neither is. */
export function findMeasurer(): TextMeasurer | undefined {
  if (found === undefined) found = create() ?? null;
  return found ?? undefined;
}

function create(): TextMeasurer | undefined {
  if (typeof OffscreenCanvas !== 'undefined') return createOffscreenMeasurer();
  try {
    return createNodeMeasurer();
  } catch {
    return undefined;
  }
}
