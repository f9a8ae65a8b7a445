// A diagram without a pointer: begun, written, exported, shared, found, renamed, moved, deleted and taken back.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, dialog } from '../support/library.js';
import { previewState } from '../support/page.js';
import { join } from '../support/person.js';
import { saved } from '../support/saving.js';

const app = appWithServer();

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 120;

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Returns the stop that the keyboard is at where nobody can see that it is there. */
function unseenStop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: stop } = document;
    // In a text there is a caret.
    if (!(stop instanceof HTMLElement) || stop === document.body || stop.isContentEditable) return undefined;
    // A field is marked by its frame, a switch by what stands in for it.
    const frames: Element[] = [];
    for (let one = stop.parentElement; one && frames.length < 4; one = one.parentElement) frames.push(one);
    const beside = [...(stop.parentElement?.children ?? [])].filter(
      (one) => one !== stop && !one.matches('a, button'),
    );
    const marked = [stop, ...stop.querySelectorAll('*'), ...beside, ...frames].some((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        const isField = stop.matches('input, textarea') && boxShadow !== 'none';
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || isField;
      }),
    );
    return marked ? undefined : stop.outerHTML.slice(0, 200);
  });
}

/** Goes on by Tab until the keyboard is at a place, and expects to see where it is on the way. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(place)) return;
    await page.keyboard.press('Tab');
    await expect.poll(() => unseenStop(page)).toBe(undefined);
  }
  throw new Error(`Tab does not lead to ${String(place)}`);
}

/** Goes to a button, a link or a field by Tab and presses it. */
async function press(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

/** Goes by arrows to a command of the menu that is open, and chooses it. */
async function choose(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  await expect
    .poll(async () => {
      if (await isFocused(item)) return true;
      await page.keyboard.press('ArrowDown');
      return isFocused(item);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
}

/** Finds a page by its name in the palette, and goes there. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = dialog(page).getByRole('combobox');
  await search.waitFor();
  await expect.poll(() => isFocused(search)).toBe(true);
  await page.keyboard.type(name);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  await dialog(page).waitFor({ state: 'hidden' });
}

/** Waits until a dialog has gone, and expects the keyboard where it was before. */
async function isBackAt(page: Page, place: Locator): Promise<void> {
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(place)).toBe(true);
}

describe('the keyboard alone', () => {
  it(
    'makes, exports, shares, renames, moves, deletes and restores a diagram, and is seen at every stop',
    { tags: 'long' },
    async () => {
      const lin = await join(app, '林晓');
      const { id: repository } = await lin.client.call('repository.create', { body: { name: '机房图' } });
      const { page, complaints } = await lin.visit('/welcome');

      await press(page, page.getByRole('button', { name: /^Pikchr/ }));
      await press(page, dialog(page).getByRole('button', { name: '空白' }));
      await page.waitForURL(/\/pikchr\/\w{26}$/);
      const text = page.getByRole('textbox', { name: /源文本/ });
      await expect.poll(() => isFocused(text)).toBe(true);
      await page.keyboard.type('box "甲"');
      await previewState(page, 'ready');
      await saved(app, page);
      await page.keyboard.press('Control+s');
      await page.locator("[data-type='success']").getByText('已保存').waitFor();

      const download = page.waitForEvent('download');
      await page.keyboard.press('Control+Shift+E');
      expect((await download).suggestedFilename()).toMatch(/\.png$/);

      const share = button(page, '分享');
      await page.keyboard.press('Escape');
      await press(page, share);
      await press(page, dialog(page).getByRole('button', { name: '创建链接' }));
      await dialog(page).getByRole('textbox', { name: '分享链接' }).waitFor();
      await page.keyboard.press('Escape');
      await isBackAt(page, share);

      await goTo(page, '我创建的', '/dashboard/owned');
      const menuOf = (title: string) => button(page, `“${title}”的操作`);
      const before = await page.locator('.letu-card h2').first().textContent();
      await press(page, menuOf(before ?? ''));
      await choose(page, '重命名');
      await expect.poll(() => isFocused(dialog(page).getByRole('textbox', { name: '标题' }))).toBe(true);
      await page.keyboard.type('机房');
      await page.keyboard.press('Enter');
      await isBackAt(page, menuOf('机房'));

      await page.keyboard.press('Enter');
      await choose(page, '移动');
      const places = dialog(page).getByRole('combobox');
      await expect.poll(() => isFocused(places)).toBe(true);
      await page.keyboard.type('机房图');
      await page.locator('.ant-select-item-option-active').getByText('机房图').waitFor();
      await page.keyboard.press('Enter');
      await press(page, dialog(page).getByRole('button', { name: '移动', exact: true }));
      await isBackAt(page, menuOf('机房'));
      const { items: moved } = await lin.client.call('repository.graphs', { params: { id: repository } });
      expect(moved.map(({ title }) => title)).toEqual(['机房']);

      await page.keyboard.press('Enter');
      await choose(page, '删除');
      await menuOf('机房').waitFor({ state: 'hidden' });
      await goTo(page, '回收站', '/trash');
      await press(page, button(page, '恢复“机房”'));
      await button(page, '恢复“机房”').waitFor({ state: 'hidden' });
      await goTo(page, '我创建的', '/dashboard/owned');
      await menuOf('机房').waitFor();
      expect(complaints).toEqual([]);
    },
  );
});
