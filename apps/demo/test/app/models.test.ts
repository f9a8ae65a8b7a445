import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, dialog } from '../support/library.js';
import { violationsInBothThemes } from '../support/pageChecks.js';
import { expectTitle } from '../support/page.js';
import { join } from '../support/person.js';

const app = appWithServer();
const PROVIDERS = ['DeepSeek', 'Ollama', 'Moonshot', 'Doubao', 'Qianfan', 'VolcengineARK', 'Compatible'];

describe('models', { tags: 'long' }, () => {
  it('are added with their provider, set, switched and deleted', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/build/model');
    await page.getByRole('heading', { name: '还没有可用的模型' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: /^DeepSeek/ }).click();
    await expectTitle(page, '添加 DeepSeek - 乐图');
    expect(await page.getByLabel('接口地址').inputValue()).toBe('https://api.deepseek.com');
    await page.getByLabel('密钥').fill('sk-very-secret');
    await page.getByLabel('模型名称').fill('deepseek-chat');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: '添加模型服务' }).click();
    await page.waitForURL('**/build/model');

    await page.getByRole('switch', { name: '启用deepseek-chat' }).waitFor();
    expect(await page.content()).not.toContain('sk-very-secret');
    await button(page, '“deepseek-chat”的设置').click();
    await dialog(page).getByLabel('显示名称').fill('深度求索');
    await dialog(page).getByLabel('温度').fill('0.2');
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    const model = page.getByRole('switch', { name: '启用深度求索' });
    await model.click();
    await expect.poll(() => model.getAttribute('aria-checked')).toBe('false');
    const [stored] = (await lin.client.call('model.list')).items;
    expect(stored).toMatchObject({ label: '深度求索', settings: { temperature: 0.2 }, enabled: false });
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.getByRole('link', { name: '管理模型服务' }).click();
    await page.getByText(/https:\/\/api\.deepseek\.com · 已保存密钥/).waitFor();
    await button(page, '“DeepSeek”的设置').click();
    expect(await dialog(page).getByLabel('密钥').inputValue()).toBe('');
    await dialog(page).getByLabel('接口地址').fill('https://proxy.example.com/v1');
    await dialog(page).getByText('原来的密钥会被丢弃', { exact: false }).waitFor();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText(/https:\/\/proxy\.example\.com\/v1 · 没有密钥/).waitFor();

    await button(page, '删除 DeepSeek').click();
    await dialog(page).getByText('它的 1 个模型和保存的密钥会一起删除。').waitFor();
    await dialog(page)
      .getByRole('button', { name: /删\s*除/ })
      .click();
    await page.getByText('还没有添加模型服务').waitFor();
    expect((await lin.client.call('model.list')).items).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('come from the seven providers there are, and from no other', async () => {
    const lin = await join(app, '林晓');
    const { page } = await lin.visit('/build/model/provider');
    const links = page.getByRole('region', { name: '选择模型服务' }).getByRole('link');
    await expect.poll(() => links.count()).toBe(PROVIDERS.length);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(PROVIDERS.map((name) => `/build/model/add/${name}`));
    for (const name of ['Unknown', 'toString', 'deepseek']) {
      await page.goto(`${app.url()}/build/model/add/${name}`);
      await expectTitle(page, '这里什么也没有 - 乐图');
    }
  });

  it('are not added at what is no address', async () => {
    const lin = await join(app, '林晓');
    const { page } = await lin.visit('/build/model/add/Compatible');
    const add = page.getByRole('main').getByRole('button', { name: '添加模型服务' });
    await add.click();
    await page.getByText('请输入接口地址').waitFor();
    await page.getByLabel('接口地址').fill('ftp://example.com');
    await page.getByText('请输入以 http:// 或 https:// 开头的地址', { exact: false }).waitFor();
    await page.getByLabel('接口地址').fill('http://localhost:11434/v1');
    await add.click();
    // What the server refuses is told in its words.
    await page
      .getByText(/内网|内部网络|本机/)
      .first()
      .waitFor();
    expect((await lin.client.call('provider.list')).items).toEqual([]);
  });
});
