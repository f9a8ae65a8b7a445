import { expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { violations } from '../support/pageChecks.js';
import { join } from '../support/person.js';

const app = appWithServer();

it(
  'preferences hold for new diagrams and their editors, and are kept for the account',
  { tags: 'long' },
  async () => {
    const { visit, client } = await join(app, '孙六');
    const { page, complaints } = await visit('/preference/appearance');
    const size = page.getByRole('spinbutton', { name: '源文本字号' });
    await size.fill('22');
    await size.press('Enter');
    await expect.poll(async () => (await client.call('preference.list'))['editor.fontSize']).toBe(22);
    await page.getByText('深色', { exact: true }).first().click();
    await expect.poll(async () => (await client.call('preference.list'))['interface.theme']).toBe('dark');
    expect(await violations(page)).toEqual([]);
    const other = await visit('/pikchr/new');
    const code = other.page.locator('.cm-content');
    await expect.poll(() => code.evaluate((one) => getComputedStyle(one).fontSize)).toBe('22px');
    await expect.poll(() => other.page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto(`${app.url()}/preference/nothing`);
    await page.getByRole('heading', { name: '这里什么也没有' }).waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
  },
);
