import { createOffscreenMeasurer, type TextMeasurer } from '@letu/svg-dom';

let measurer: Promise<TextMeasurer | undefined> | undefined;

/** Loads what measures text here, once; undefined where nothing does. */
export function loadMeasurer(): Promise<TextMeasurer | undefined> {
  return (measurer ??= findMeasurer());
}

async function findMeasurer(): Promise<TextMeasurer | undefined> {
  if (typeof OffscreenCanvas !== 'undefined') return createOffscreenMeasurer();
  // The name is kept from bundlers for browsers: what it stands for exists in Node only.
  const node = '@letu/svg-dom/node';
  try {
    const { createNodeMeasurer } = (await import(
      /* @vite-ignore */ /* webpackIgnore: true */ node
    )) as typeof import('@letu/svg-dom/node');
    return createNodeMeasurer();
  } catch {
    return undefined;
  }
}
