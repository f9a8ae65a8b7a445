import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import { install } from '@letu/svg-dom';
import { addPixels, type CanvasDocument } from './pixelCanvas.js';

/** The document whose canvases hold pixels already. */
let withPixels: Document | undefined;

/**
 * Gives this thread a document, for the engine to measure text and build its picture in.
 *
 * A page has its own. A worker and Node get one of `@letu/svg-dom`, unless another engine has put one in place.
 *
 * @param language That of the picture, which decides on fonts; a page is in one already.
 */
export function installDom(language: Locale = DEFAULT_LOCALE): void {
  if (typeof document === 'undefined') install(globalThis);
  if ('toDataURL' in HTMLCanvasElement.prototype) return;
  document.documentElement.setAttribute('lang', language);
  // A page's canvases can do all the engine asks for; those of the small document hold no pixels.
  if (withPixels !== document) addPixels(document as unknown as CanvasDocument);
  withPixels = document;
}
