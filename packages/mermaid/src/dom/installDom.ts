import { install } from '@letu/svg-dom';
import { LAYOUT_WIDTH } from '../config.js';
import { cancelFrame, requestFrame } from './frames.js';

/** The width and the height of every image, in pixels, where none can be loaded. */
const IMAGE_SIDE = 120;

/** Stands in for `Image`. */
class UnseenImage {
  src = '';
  readonly complete = true;
  readonly naturalWidth = IMAGE_SIDE;
  readonly naturalHeight = IMAGE_SIDE;

  async decode(): Promise<void> {}
}

/**
 * Gives this thread a document for Mermaid to draw in.
 *
 * A page has its own. A worker and Node get one of `@letu/svg-dom`, unless a program or another engine has put one in place,
 * with fonts of its choice.
 */
export function installDom(): void {
  if (typeof document === 'undefined') install(globalThis, { width: LAYOUT_WIDTH });
  if (isPage()) return;
  fillGaps();
  Object.assign(globalThis, {
    requestAnimationFrame: requestFrame,
    cancelAnimationFrame: cancelFrame,
    Image: UnseenImage,
  });
  // Mermaid waits for the images in HTML labels, which nobody loads here.
  Object.defineProperty(HTMLElement.prototype, 'complete', { value: true, configurable: true });
}

/** Only the canvases of a page can be read. */
function isPage(): boolean {
  return 'toDataURL' in HTMLCanvasElement.prototype && typeof Worker !== 'undefined';
}

/** Adds what Mermaid's parsers need of newer languages than Node 20 speaks. */
function fillGaps(): void {
  const groupBy = <T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey) => {
    const groups: Record<PropertyKey, T[]> = {};
    let index = 0;
    for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item);
    return groups;
  };
  if (!('groupBy' in Object))
    Object.defineProperty(Object, 'groupBy', { value: groupBy, configurable: true });
}
