import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits for the page's title. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}

/** Goes to the welcome page, and waits until it has taken the place of an editor, which has buttons of the same names. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: '我的图' }).click();
  await expectTitle(page, '乐图 - 发现创作的乐趣');
}

/** Waits until the preview says a state. */
export async function previewState(page: Page, state: string): Promise<void> {
  await page.locator(`[data-part='preview'][data-state='${state}']`).waitFor();
}

/** Returns the markup of the picture in the preview: of the one in an editor's shadow root, or the image of a view. */
export function pictureMarkup(page: Page): Promise<string> {
  return page.locator("[data-part='preview'] :is([role='img'], img)").evaluate(async (shown) => {
    if (shown instanceof HTMLImageElement) {
      const { blobs } = window as unknown as { blobs: Map<string, Blob> };
      return (await blobs.get(shown.src)?.text()) ?? '';
    }
    return shown.shadowRoot?.querySelector('.letu-frame > svg')?.outerHTML ?? '';
  });
}

/** Begins a blank Pikchr diagram from the welcome page. */
export async function beginPikchr(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pikchr/ }).click();
  await page.getByRole('button', { name: '空白' }).click();
  await page.waitForURL(/\/pikchr\/\w{26}$/);
}

/** Goes to the end of the text. */
async function goToEnd(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /源文本/ }).click();
  await page.keyboard.press('Control+End');
}

/** Types at the end of the text. */
export async function type(page: Page, text: string): Promise<void> {
  await goToEnd(page);
  await page.keyboard.type(text);
}

/** Enters words at the end of the text at once, as an input method does: for what comes of a text, however it came. */
export async function enter(page: Page, words: string): Promise<void> {
  await goToEnd(page);
  await page.keyboard.insertText(words);
}

/** Returns the text in the code pane. */
export function sourceText(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /源文本/ }).innerText();
}
