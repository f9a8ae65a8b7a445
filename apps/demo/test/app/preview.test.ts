import { describe, expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { appAlone } from '../support/app.js';
import { beginPikchr, expectTitle, pictureMarkup, previewState, type } from '../support/page.js';

const app = appAlone();

/** The picture of the paper. That of a minimap has no name. */
const printed = 'main img:not([alt=""])';

describe('a diagram on a page of its own', { tags: 'long' }, () => {
  it('is zoomed and searched, follows its editor in another tab, and leads back to it', async () => {
    const { page, complaints } = await app.visit('/welcome');
    await beginPikchr(page);
    await type(page, 'box "甲"');
    await previewState(page, 'ready');
    const editor = page.url();
    const reader = await page.context().newPage();
    await reader.goto(editor.replace('/pikchr/', '/preview/'));
    await previewState(reader, 'ready');
    await expectTitle(reader, `预览：${await reader.locator('header h1').innerText()} - 乐图`);
    expect(await pictureMarkup(reader)).toContain('甲');
    expect(await reader.locator('[contenteditable]').count()).toBe(0);

    const percent = reader.getByRole('button', { name: /%/ });
    const before = await percent.textContent();
    await reader.getByRole('button', { name: '放大' }).click();
    await expect.poll(() => percent.textContent()).not.toBe(before);
    await reader.keyboard.press('Control+f');
    await reader.locator('.letu-search input').fill('甲');
    await expect.poll(() => reader.locator('.letu-mark').count()).toBe(1);

    await page.bringToFront();
    await type(page, '\nbox "乙"');
    await expect.poll(() => pictureMarkup(reader), { timeout: 10_000 }).toContain('乙');

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-part="code"]').isVisible()).toBe(false);
    expect(await page.locator(printed).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await reader.emulateMedia({ media: 'print' });
    expect(await reader.locator('header').isVisible()).toBe(false);
    expect(await reader.locator('[data-part="preview"]').isVisible()).toBe(false);
    expect(await reader.locator(printed).isVisible()).toBe(true);
    await reader.emulateMedia({ media: 'screen' });

    await reader.getByRole('button', { name: '编辑' }).click();
    await reader.waitForURL(editor);
    expect(complaints).toEqual([]);
  });

  it('can be zoomed by whoever holds its link', async () => {
    const { page, complaints } = await app.visit(`/p/link/pikchr#${encode('box "甲"')}`);
    await previewState(page, 'ready');
    const percent = page.getByRole('button', { name: /%/ });
    await page.getByRole('button', { name: /%/ }).click();
    expect(await percent.textContent()).toBe('100%');
    await page.getByRole('button', { name: '放大' }).click();
    await expect.poll(() => percent.textContent()).toBe('125%');
    expect(complaints).toEqual([]);
  });

  it('says where there is no such diagram', async () => {
    const { page } = await app.visit('/preview/01k0z9t6w3h5x7r2q4m8n6b1cd');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[data-part="preview"]').count()).toBe(0);
  });
});
