import { createOffscreenMeasurer, install, type TextMeasurer } from '@letu/svg-dom';
import { addPixels, type CanvasDocument } from './pixelCanvas.js';

let measurer: Promise<TextMeasurer> | undefined;

/**
 * Gives this thread a document, for the engine to measure text and build its picture in.
 *
 * A page has its own. A worker and Node get one of `@letu/svg-dom`, unless another engine has put one in place.
 */
export async function installDom(): Promise<void> {
  if (typeof document === 'undefined') {
    measurer ??= createMeasurer();
    install(globalThis, { measurer: await measurer });
  }
  // A page's canvases can do all the engine asks for; those of the small document hold no pixels.
  if (!('toDataURL' in HTMLCanvasElement.prototype)) addPixels(document as unknown as CanvasDocument);
}

async function createMeasurer(): Promise<TextMeasurer> {
  if (typeof OffscreenCanvas !== 'undefined') return createOffscreenMeasurer();
  // The name is kept from bundlers for browsers: what it stands for exists in Node only.
  const node = '@letu/svg-dom/node';
  const { createNodeMeasurer } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ node
  )) as typeof import('@letu/svg-dom/node');
  return createNodeMeasurer();
}
