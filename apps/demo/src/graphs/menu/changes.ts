import { readAgain } from '../../server/queries.js';

const listeners = new Set<() => void>();

/** Calls back when something was done to graphs from anywhere on the page, until the returned function is called. */
export function watchGraphs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has lists of graphs show what was done to some of them. */
export function graphsChanged(): void {
  void readAgain('graph.summary');
  for (const listener of listeners) listener();
}
