import { install } from '@letu/svg-dom';
import { loadMeasurer } from '../graph/labels/measure.js';

/**
 * Gives this thread a document for the library to draw in.
 *
 * A page has its own. A worker and Node get one of `@letu/svg-dom`, unless another engine has put one in place. The library asks
 * for its surroundings while it is loaded: load it only then.
 */
export async function installDom(): Promise<void> {
  const measurer = await loadMeasurer();
  if (typeof document === 'undefined') install(globalThis, measurer ? { measurer } : {});
}
