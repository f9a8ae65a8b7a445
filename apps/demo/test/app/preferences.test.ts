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

it(
  'a language that was chosen last holds on all devices, also where it is the one all begin with',
  { tags: 'long' },
  async () => {
    const { visit, client } = await join(app, '周十');
    const [one, other] = [await visit('/preference/appearance'), await visit('/preference/appearance')];
    const chosen = async () => (await client.call('preference.list'))['interface.locale'];
    await one.page.getByText('English', { exact: true }).first().click();
    await expect.poll(chosen).toBe('en-US');
    await other.page.reload();
    await other.page.locator('html[lang="en-US"]').waitFor();
    await one.page.getByText('简体中文', { exact: true }).first().click();
    await expect.poll(chosen).toBe('zh-CN');
    await other.page.reload();
    await other.page.locator('html[lang="zh-CN"]').waitFor();
    expect(await chosen()).toBe('zh-CN');
  },
);

it(
  'preferences that were set while the server could not be asked, over a reload too, are told to it as soon as it can be',
  { tags: 'long' },
  async () => {
    const { visit, client } = await join(app, '孙九');
    const { page } = await visit('/preference/appearance');
    const size = page.getByRole('spinbutton', { name: '源文本字号' });
    const setSize = async (points: string) => {
      await size.fill(points);
      await size.press('Enter');
    };
    const stored = async () => {
      const { 'editor.fontSize': points, 'interface.theme': theme } = await client.call('preference.list');
      return { points, theme };
    };
    await size.waitFor();
    const before = await stored();
    await page.route('**/api/**', (route) => route.abort());
    await setSize('22');
    await page.reload();
    await expect.poll(() => size.inputValue()).toBe('22');
    await page.getByText('深色', { exact: true }).first().click();
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await stored()).toEqual(before);
    const comeBack = async () => {
      await page.unroute('**/api/**');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    };
    await comeBack();
    await expect.poll(stored).toEqual({ points: 22, theme: 'dark' });

    // The page that was there all along does not wait for the next one either.
    await page.route('**/api/**', (route) => route.abort());
    await setSize('24');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('letu:preferences:unsent')))
      .toContain('fontSize');
    await comeBack();
    await expect.poll(stored).toEqual({ points: 24, theme: 'dark' });
  },
);
