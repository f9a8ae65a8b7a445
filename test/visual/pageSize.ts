import { commands, page } from 'vitest/browser';

interface PageSize {
  readonly width: number;
  readonly height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resizes the page around the test's, and returns the size it had. */
    resizePage(size: PageSize): Promise<PageSize | null>;
  }
}

/** How large pictures are, in pixels: an editor shows its panes side by side. */
const SIZE = { width: 960, height: 600 };
/** Where pictures of long pages end. */
const HIGHEST = 1200;

/** Makes room for the longest picture, and returns how to take it back. */
export async function makeRoom(): Promise<() => Promise<unknown>> {
  const before = await commands.resizePage({ width: SIZE.width, height: HIGHEST });
  return async () => before && commands.resizePage(before);
}

/** Gives the test's page the size that pictures begin with. */
export const resetSize = (): Promise<void> => page.viewport(SIZE.width, SIZE.height);

/** Makes the test's page as high as what is on it, and shows it from its top. */
export async function fitSize(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > SIZE.height) await page.viewport(SIZE.width, Math.min(scrollHeight, HIGHEST));
  window.scrollTo(0, 0);
}
