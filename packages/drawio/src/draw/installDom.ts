import { estimateMeasurer, findMeasurer, install } from '@letu/svg-dom';

/**
 * Gives this thread a document for the library to draw in.
 *
 * A page has its own. A worker and Node get one of `@letu/svg-dom`, unless another engine has put one in place. The library asks
 * for its surroundings while it is loaded: load it only then.
 */
export function installDom(): void {
  if (typeof document !== 'undefined') return;
  // The library asks for the document's sizes of text; a picture says its own.
  install(globalThis, { measurer: findMeasurer() ?? estimateMeasurer });
}
