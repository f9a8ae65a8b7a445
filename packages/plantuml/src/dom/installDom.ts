import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import { createOffscreenMeasurer, install, type TextMeasurer } from '@letu/svg-dom';
import { addPixels, type CanvasDocument } from './pixelCanvas.js';

/** The document whose canvases hold pixels already. */
let withPixels: Document | undefined;
let measurer: Promise<TextMeasurer> | undefined;

/**
 * Gives this thread a document, for the engine to measure text and build its picture in.
 *
 * A page has its own. A worker and Node get one of `@letu/svg-dom`, unless another engine has put one in place.
 *
 * @param language That of the picture, which decides on fonts; a page is in one already.
 */
export async function installDom(language: Locale = DEFAULT_LOCALE): Promise<void> {
  if (typeof document === 'undefined') {
    measurer ??= createMeasurer();
    install(globalThis, { measurer: await measurer });
  }
  if ('toDataURL' in HTMLCanvasElement.prototype) return;
  document.documentElement.setAttribute('lang', language);
  // A page's canvases can do all the engine asks for; those of the small document hold no pixels.
  if (withPixels !== document) addPixels(document as unknown as CanvasDocument);
  withPixels = document;
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
