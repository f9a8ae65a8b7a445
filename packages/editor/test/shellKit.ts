import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { part } from './parts.js';

/** A file handed to the browser's downloads. */
export interface Download {
  readonly name: string;
  readonly file: Blob;
}

/** Catches what editors hand to the browser's downloads until the test ends. */
export function catchDownloads(): readonly Download[] {
  const files = new Map<string, Blob>();
  const downloads: Download[] = [];
  const createObjectURL = URL.createObjectURL.bind(URL);
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = createObjectURL(file);
    if (file instanceof Blob) files.set(url, file);
    return url;
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) downloads.push({ name: this.download, file });
  });
  onTestFinished(() => {
    created.mockRestore();
    clicked.mockRestore();
  });
  return downloads;
}

/** Returns a button of the only tool bar. */
export function barButton(container: HTMLElement, name: string): Locator {
  return page.elementLocator(part(container, 'toolbar')).getByRole('button', { name, exact: true });
}

/** Opens one of the tool bar's menus and clicks entries in it; the last one closes it. */
export async function choose(container: HTMLElement, menu: string, ...entries: readonly string[]) {
  await userEvent.click(barButton(container, menu));
  for (const name of entries) {
    const choice = page.getByRole('menuitemradio', { name });
    await userEvent.click(choice.query() ? choice : page.getByRole('menuitem', { name }));
  }
}

/** Opens the palette with its shortcut and runs the first command that answers to a query. */
export async function command(query: string): Promise<void> {
  await userEvent.keyboard('{Control>}{Shift>}p{/Shift}{/Control}');
  const search = page.getByRole('combobox', { name: '搜索命令' });
  await expect.element(search).toHaveFocus();
  await userEvent.fill(search, query);
  await userEvent.keyboard('{Enter}');
}

/** Drops a file or a link on an element. */
export function drop(target: Element, what: File | string): void {
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/uri-list', what);
  else dataTransfer.items.add(what);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}

/** Pastes a file or a text into an element; returns whether the page left it to the browser. */
export function paste(target: Element, what: File | string): boolean {
  const clipboardData = new DataTransfer();
  if (typeof what === 'string') clipboardData.setData('text/plain', what);
  else clipboardData.items.add(what);
  return target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Returns the words of the notice an editor shows, or none. */
export function noticeText(container: HTMLElement): string {
  return container.querySelector('[data-part="notice"] .letu-words')?.textContent ?? '';
}
