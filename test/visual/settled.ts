import { vi } from 'vitest';

/** What is still under way: a picture being drawn, a text whose language is being loaded, completions being sought anew. */
const UNDER_WAY = [
  "[data-state='rendering']",
  '.cm-content:not([data-language])',
  '.cm-tooltip-autocomplete-disabled',
].join(', ');
const PATIENCE_MS = 60_000;
/** Longer than any motion; one that the page has put off, as for what is out of sight, is not waited for. */
const MOTION_MS = 2_000;

/** Waits until pictures are drawn, texts are coloured, and images and motions are there. */
export async function settled(): Promise<void> {
  await vi.waitFor(
    () => {
      const found = document.querySelector(UNDER_WAY);
      if (found) throw new Error(`Still under way: ${(found.cloneNode() as Element).outerHTML}`);
    },
    { timeout: PATIENCE_MS },
  );
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  const motions = document.getAnimations().filter(ends);
  await Promise.race([
    Promise.allSettled(motions.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, MOTION_MS)),
  ]);
}

const ends = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;

/** Waits until nothing has changed on the page for a while, in milliseconds. */
export async function quiet(forMs: number): Promise<void> {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  try {
    await vi.waitUntil(() => performance.now() - changedAt >= forMs, { timeout: PATIENCE_MS });
  } finally {
    observer.disconnect();
  }
}
