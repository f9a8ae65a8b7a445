import { createHost, DiagramError, svgSize, type RenderResult } from '@letu/core';
import { defaultOptions } from '@letu/mermaid';
import { engine } from '@letu/mermaid/engine';
import type { Comparison } from '../../../../scripts/browsers/page/comparison.js';
import { LAYOUT_WIDTH } from '../../src/config.js';
import { fixWorld } from './fixedWorld.js';
import { pixelsApart } from './pixels.js';

const NOT_COMPARED = { size: 0, sameLabels: true, pixels: 0 };

const worker = createHost(defaultOptions, {
  createWorker: () => new Worker(new URL('./fixed.worker.ts', import.meta.url), { type: 'module' }),
  limits: { timeMs: 60_000 },
});

/** Draws a source in Mermaid's worker and on the page, and compares what comes out. */
export async function compare(source: string): Promise<Comparison> {
  const inWorker = await pictureOf(() => worker.render(source));
  // What is loaded meanwhile asks for random numbers too.
  await pictureOf(() => drawOnPage(source));
  const restore = fixWorld();
  const onPage = await pictureOf(() => drawOnPage(source)).finally(restore);
  if (!inWorker || !onPage)
    return { ...NOT_COMPARED, drawn: inWorker ? 'worker' : onPage ? 'page' : 'neither' };
  const [one, other] = [svgSize(inWorker), svgSize(onPage)];
  return {
    drawn: 'both',
    size: Math.max(apart(one.width, other.width), apart(one.height, other.height)),
    sameLabels: labelsOf(inWorker) === labelsOf(onPage),
    pixels: await pixelsApart(inWorker, onPage),
  };
}

function drawOnPage(source: string): Promise<RenderResult> {
  // C4 diagrams wrap at the width of the screen, which a worker does not know.
  Object.defineProperty(screen, 'availWidth', { value: LAYOUT_WIDTH, configurable: true });
  // What Mermaid measures in the body itself has the language of the page; a worker's document says none.
  document.documentElement.removeAttribute('lang');
  const signal = new AbortController().signal;
  return engine.render(source, defaultOptions, { signal, theme: 'light' });
}

async function pictureOf(render: () => Promise<RenderResult>): Promise<string | undefined> {
  try {
    const result = await render();
    return result.status === 'success' ? result.svg : undefined;
  } catch (error) {
    if (error instanceof DiagramError) return undefined;
    throw error;
  }
}

function apart(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(one, other);
}

/** The letters of a picture, whatever lines they are broken into. */
function labelsOf(svg: string): string {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const texts = [...parsed.querySelectorAll('text')].map((text) => text.textContent ?? '');
  return texts.join('').replaceAll(/\s/g, '');
}
