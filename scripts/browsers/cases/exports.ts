import { press } from '../drive/person.js';
import type { Tab } from '../drive/tab.js';
import { until } from '../drive/until.js';

declare global {
  interface Window {
    /** What the page has made addresses of. */
    letuBlobs?: Blob[];
  }
}

/** What a file of a format begins with. */
const STARTS = { SVG: '<svg', PNG: '\u0089PNG', PDF: '%PDF' } as const;

/**
 * Keeps what a page makes addresses of, in place of saving it: not every browser that is driven saves files, and WebKit's
 * small one shows a bar for each, which leaves ever less of its window to the page.
 */
export function keepBlobs(): void {
  const blobs: Blob[] = [];
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made) => {
    if (made instanceof Blob) blobs.push(made);
    return create(made);
  };
  // A file is saved by a link that is pressed without being in the page.
  HTMLAnchorElement.prototype.click = () => undefined;
  window.letuBlobs = blobs;
}

/** Exports the picture by the menu, and waits for a file of that format. */
export async function exportAs(tab: Tab, format: keyof typeof STARTS): Promise<void> {
  await tab.run(() => void window.letuBlobs?.splice(0));
  await press(tab, 'button', '导出');
  await press(tab, "[role='menuitem']", format);
  await until(tab, `file of ${format}`, startsWith, STARTS[format]);
}

async function startsWith(start: string): Promise<boolean> {
  const texts = await Promise.all(
    (window.letuBlobs ?? []).map(async (blob) =>
      String.fromCharCode(...new Uint8Array(await blob.slice(0, 400).arrayBuffer())),
    ),
  );
  return texts.some((text) => text.replace(/^<\?xml[^>]*>\s*/, '').startsWith(start));
}
