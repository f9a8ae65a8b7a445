import type { ELK } from 'elkjs/lib/elk-api.js';
import { createElk } from '#createElk';
import type { LayoutGraph, Arrangement } from './layoutGraph.js';
import { arrange, type LayoutName } from './arrange.js';

/** How long a layout may take, in milliseconds. */
const TIME_LIMIT = 30_000;

/**
 * Arranges a page; what ELK does for it is done in a worker of its own, which ends with it.
 *
 * @param signal Ends it before it is done.
 * @throws Error where it takes longer than half a minute, or is ended.
 */
export async function runLayout(
  name: LayoutName,
  graph: LayoutGraph,
  selected: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Arrangement | undefined> {
  let elk: ReturnType<typeof createElk> | undefined;
  const ends = [AbortSignal.timeout(TIME_LIMIT), ...(signal ? [signal] : [])];
  const end = AbortSignal.any(ends);
  try {
    const layout: ELK['layout'] = (asked, args) => (elk ??= createElk()).layout(asked, args);
    return await Promise.race([arrange({ layout }, name, graph, selected), ended(end)]);
  } finally {
    elk?.terminateWorker();
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Error('The layout was ended.', { cause: signal.reason }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
