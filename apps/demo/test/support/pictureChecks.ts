import type { Page } from 'playwright';
import { PNG } from 'pngjs';

/** A picture on a page. */
interface Seen {
  /** What stands beside it, to know it by. */
  readonly name: string;
  /** Its box, in CSS pixels of the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What is wrong with its place. */
  readonly faults: readonly string[];
}

/** How many pixels of a picture differ from its ground at the least, since even one box has a border: of a small one, so much of all. */
const LEAST_INK = 60;
const LEAST_SHARE = 0.002;

/** Returns what is wrong with the pictures of a page: one that is cut off, too small to tell anything, or empty. */
export async function pictureFaults(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(seePictures);
  const shot = PNG.sync.read(await page.screenshot());
  return seen.flatMap(({ name, box, faults }) => {
    const ink = inkIn(shot, box);
    const least = Math.min(LEAST_INK, box.width * box.height * LEAST_SHARE);
    return [...faults, ...(ink < least ? [`is empty: ${ink} pixels`] : [])].map(
      (fault) => `${name} (${JSON.stringify(box)}) ${fault}`,
    );
  });
}

/** Makes the window as high as what scrolls in it, so that all of the page is seen at once. */
export async function seeAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('html, .ant-modal-wrap')];
    return Math.max(...scrolling.map(({ scrollHeight }) => scrollHeight));
  });
  await page.setViewportSize({ width, height: Math.max(height, 844) });
}

/** Counts the pixels of a box whose colour is not the one of the box's corner. */
function inkIn({ data, width, height }: PNG, box: Seen['box']): number {
  const [left, top] = [Math.max(0, Math.ceil(box.x)), Math.max(0, Math.ceil(box.y))];
  const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)];
  const ground = (top * width + left) * 4;
  let ink = 0;
  for (let y = top; y < bottom - 1; y += 1) {
    for (let x = left; x < right - 1; x += 1) {
      const at = (y * width + x) * 4;
      const difference = [0, 1, 2].map((part) =>
        Math.abs((data[at + part] ?? 0) - (data[ground + part] ?? 0)),
      );
      if (Math.max(...difference) > 24) ink += 1;
    }
  }
  return ink;
}

/** Finds the pictures of the page it runs in: images, and those in the shadow roots of editors. */
function seePictures(): readonly Seen[] {
  const inline = [...document.querySelectorAll("[data-part='preview'] [role='img']")].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('.letu-frame > svg') ?? []),
  ]);
  // What is there to be printed, no screen shows.
  const images = [...document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')].filter((image) =>
    image.checkVisibility(),
  );
  return [...images, ...inline].map((picture) => {
    const host =
      picture.getRootNode() instanceof ShadowRoot ? (picture.getRootNode() as ShadowRoot).host : picture;
    const { x, y, width, height } = picture.getBoundingClientRect();
    const faults: string[] = [];
    if (picture instanceof HTMLImageElement && !(picture.complete && picture.naturalWidth > 0)) {
      faults.push('is not loaded');
    }
    let frame: DOMRect | undefined;
    for (let around = host.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // Pages and dialogs scroll; a picture's own place must not have to.
      const isCut = /hidden|clip/.test(overflowX + overflowY) || around.closest("[data-part='preview']");
      if (!isCut || around === document.body) continue;
      const place = around.getBoundingClientRect();
      frame ??= place;
      const over = Math.max(
        place.left - x,
        place.top - y,
        x + width - place.right,
        y + height - place.bottom,
      );
      if (over > 1) faults.push(`is cut off by ${Math.round(over)} px in ${around.className}`);
    }
    if (frame && Math.max(width / frame.width, height / frame.height) < 0.4 && width < 40 && height < 40) {
      faults.push(`is too small in ${Math.round(frame.width)} × ${Math.round(frame.height)}`);
    }
    const name = host.closest('li, .letu-card, section')?.textContent?.slice(0, 30) ?? document.title;
    return { name, box: { x, y, width, height }, faults };
  });
}
