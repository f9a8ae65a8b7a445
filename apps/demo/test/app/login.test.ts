import { expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { pictureMarkup, previewState, sourceText } from '../support/page.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';
import { newPerson, signUp } from '../support/person.js';

const app = appWithServer();

it('the page for signing in draws what is typed there, and takes it along into the editor and into an account', async () => {
  const { page, complaints } = await app.visit('/login');
  const source = page.getByRole('textbox', { name: '图的源文本' });
  await source.fill('flowchart LR\n  写 --> 画\n');
  await previewState(page, 'ready');
  expect(await pictureMarkup(page)).toContain('画');
  await page.reload();
  expect(await source.inputValue()).toContain('写 --> 画');
  await page.getByRole('button', { name: '在编辑器里继续' }).click();
  await page.waitForURL(/\/mermaid\/\w{26}$/);
  await expect.poll(() => sourceText(page)).toContain('写 --> 画');
  await page.goto(`${app.url()}/login`);
  await source.fill('flowchart LR\n  登录 --> 带走\n');
  await signUp(page, newPerson('林晓'));
  await page.waitForURL(/\/mermaid\//);
  await expect.poll(() => sourceText(page)).toContain('登录 --> 带走');
  expect(complaints).toEqual([]);
});

it(
  'the page for signing in says what is amiss in the text, and opens a link that is pasted into a field',
  { tags: 'long' },
  async () => {
    const { page } = await app.visit('/login');
    const source = page.getByRole('textbox', { name: '图的源文本' });
    await source.fill('flowchart LR\n  坏 -->\n');
    await page
      .getByRole('status')
      .getByText(/^第 \d 行：/)
      .waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    await page.getByLabel('邮箱', { exact: true }).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        'https://kroki.io/graphviz/svg/eNpLyUwvSizIUKhWSFTQtVNIUqgFADrsBaY=',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByRole('button', { name: '不登录，现在打开' }).click();
    await page.waitForURL(/\/graphviz\//);
  },
);
