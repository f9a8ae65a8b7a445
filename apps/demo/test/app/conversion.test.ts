import { describe, expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { appAlone } from '../support/app.js';
import { previewState } from '../support/page.js';

const app = appAlone();

const FLOW = 'flowchart LR\n  A([开始]) -->|去| B[[子程序]] --> C(((结束)))';

describe('a diagram that is drawn from text', () => {
  it.each([
    ['通用图', /\/diagram\/\?gid=\w{26}$/],
    ['Excalidraw 白板', /\/excalidraw\/\w{26}$/],
  ])(
    'becomes one of the kind %s, chosen from a menu that nothing covers',
    { tags: 'long' },
    async (name, address) => {
      const { page, complaints } = await app.visit(`/mermaid/new#${encode(FLOW)}`);
      await page.waitForURL(/\/mermaid\/\w{26}$/);
      await previewState(page, 'ready');
      const button = page.getByRole('button', { name: '转为可编辑图' });
      await button.hover();
      await button.click();
      await page.getByRole('menuitem', { name }).click();
      await page.waitForURL(address);
      await page.locator('.letu-editor').waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('becomes one by the palette, in words that look for it', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit(`/mermaid/new#${encode(FLOW)}`);
    await page.waitForURL(/\/mermaid\/\w{26}$/);
    await previewState(page, 'ready');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox');
    for (const words of ['转为', '可编辑', 'convert']) {
      await search.fill(words);
      await page.getByRole('option', { name: '转为可编辑的通用图' }).waitFor();
    }
    await page.getByRole('option', { name: '转为可编辑的通用图' }).click();
    await page.waitForURL(/\/diagram\/\?gid=\w{26}$/);
    await page.locator('.letu-editor').waitFor();
    expect(complaints).toEqual([]);
  });
});
