import { DiagramError, loadAsset } from '@letu/core';
import { FONT_ADDRESSES } from './fontAddresses.js';

/** Returns the address of a font of this package. */
export function fontAddress(font: string): URL {
  const address = FONT_ADDRESSES[font];
  if (!address) throw new DiagramError('engine-load-failed', `There is no font ${font}.`);
  return address();
}

const fonts = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Loads a font of this package, once. */
export function loadFont(font: string): Promise<Uint8Array<ArrayBuffer>> {
  const started = fonts.get(font);
  if (started) return started;
  const loading = loadAsset(fontAddress(font));
  fonts.set(font, loading);
  // What could not be loaded is asked for again by the next picture.
  loading.catch(() => fonts.delete(font));
  return loading;
}
