import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { appWithServer } from '../support/app.js';
import { beginPikchr, expectTitle, previewState } from '../support/page.js';
import { overflow, violations, violationsInBothThemes } from '../support/pageChecks.js';
import { join, newPerson, signIn, signUp, type Credentials } from '../support/person.js';

const app = appWithServer();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Opens the menu of whoever is signed in. */
async function openMenu(page: Page, { name }: Credentials): Promise<void> {
  await page.getByRole('button', { name: `${name}的账号` }).click();
}

describe('someone', () => {
  it('signs up, comes back to where they were going, and is known after a reload', async () => {
    const { page, complaints } = await app.visit('/dashboard/owned?q=图');
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/dashboard/owned?q=%E5%9B%BE');
    await expectTitle(page, '登录乐图 - 乐图');
    const lin = newPerson('林晓');
    await signUp(page, lin);
    await page.waitForURL((url) => url.pathname === '/dashboard/owned');
    await page.reload();
    await page.getByRole('button', { name: '林晓的账号' }).waitFor();
    await page.goto(`${app.url()}/`);
    await page.waitForURL('**/welcome');
    expect(complaints).toEqual([]);
  });

  it('is told what a form lacks, that a password is wrong, and is not promised mail by a site that sends none', async () => {
    const { page } = await app.visit('/login');
    await press(page, '登录');
    await page.getByText('请输入邮箱').waitFor();
    await field(page, '邮箱').fill('不是邮箱');
    await page.getByText('邮箱应为邮箱地址').waitFor();
    await signIn(page, newPerson('无名'));
    await page.getByText('邮箱或密码不对。').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await press(page, '忘记密码');
    await page.getByText('本站没有设置发邮件').waitFor();
    await field(page, '邮箱').fill('nobody@example.com');
    await press(page, '发送链接');
    await page.getByText('链接已显示给管理员').waitFor();
    expect(await page.getByText('已经发出').count()).toBe(0);
  });

  it('is not led to another site by signing in, nor by having done so', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit('/login?redirect=%2F%2Fevil.example');
    await signUp(page, newPerson('小心'));
    await page.waitForURL(`${app.url()}/welcome`);
    await page.goto(`${app.url()}/login?redirect=https%3A%2F%2Fevil.example`);
    await page.waitForURL(`${app.url()}/welcome`);
    expect(complaints).toEqual([]);
  });

  it(
    'signs out, is asked to sign in again, and sees where else they are signed in',
    { tags: 'long' },
    async () => {
      const zhao = newPerson('赵一');
      const first = await app.visit('/login');
      await signUp(first.page, zhao);
      await first.page.waitForURL('**/welcome');
      const { page } = await app.visit('/login');
      await signIn(page, zhao);
      await page.waitForURL('**/welcome');
      await openMenu(page, zhao);
      await page.getByRole('menuitem', { name: '登录的设备' }).click();
      const sessions = page.getByRole('dialog').locator('.ant-list-item');
      await expect.poll(() => sessions.count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
      await expect.poll(() => sessions.count()).toBe(1);
      // The other browser finds out with its next request.
      await first.page.reload();
      await first.page.waitForURL((url) => url.pathname === '/login');
      await page.keyboard.press('Escape');
      await openMenu(page, zhao);
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.getByRole('heading', { name: '已退出登录' }).waitFor();
      await page.goto(`${app.url()}/welcome`);
      await page.waitForURL('**/login?redirect=%2Fwelcome');
      expect(await page.evaluate(() => localStorage.getItem('letu.session'))).toBeNull();
    },
  );

  it(
    'comes by a third party and goes where they were going, or is told that it came to nothing',
    { tags: 'long' },
    async () => {
      const { page } = await app.visit('/login?redirect=%2Fdashboard%2Fowned');
      await press(page, '用 GitHub 登录');
      await page.waitForURL(`${app.url()}/dashboard/owned`);
      await page.getByRole('button', { name: '张三的账号' }).waitFor();
      await page.getByRole('button', { name: '张三的账号' }).click();
      await page.getByRole('menuitem', { name: '登录方式' }).click();
      await press(page, '关联 Gitee');
      await page.waitForURL(`${app.url()}/dashboard/owned`);
      await page.getByRole('button', { name: '张三的账号' }).click();
      await page.getByRole('menuitem', { name: '登录方式' }).click();
      await expect.poll(() => page.getByRole('button', { name: /^解除关联/ }).count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      // Whoever leads a browser here has begun nothing in it.
      for (const query of ['error=access_denied', 'code=a&state=b']) {
        const other = await app.visit(`/login/callback/github?${query}`);
        await other.page.getByRole('heading', { name: '登录没有完成' }).waitFor();
        // A language that becomes known later is that of every word.
        await press(other.page, '语言');
        await other.page.getByRole('menuitem', { name: 'English' }).click();
        await other.page.getByText('It may have been cancelled').waitFor();
        await press(other.page, 'Back to signing in');
        await other.page.waitForURL('**/login');
      }
    },
  );

  it('changes the password', { tags: 'long' }, async () => {
    const qian = newPerson('钱二');
    const { page } = await app.visit('/login');
    await signUp(page, qian);
    await page.waitForURL('**/welcome');
    await openMenu(page, qian);
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await field(page, '现在的密码').fill('wrong password');
    await field(page, '新密码').fill('another long password');
    await press(page, '修改密码');
    await page.getByText('现在的密码不对').waitFor();
    await field(page, '现在的密码').fill(qian.password);
    await press(page, '修改密码');
    await page.getByText('密码已修改').waitFor();
    const other = await app.visit('/login');
    await signIn(other.page, { ...qian, password: 'another long password' });
    await other.page.waitForURL('**/welcome');
  });
});

describe('without an account', () => {
  it('one is led to sign in, or works on this device, and is asked no more', async () => {
    const { page, complaints } = await app.visit('/');
    await page.waitForURL('**/login');
    await press(page, '不登录，先用着');
    await page.waitForURL('**/welcome');
    await page.getByText('保存在本机').first().waitFor();
    await beginPikchr(page);
    await page.getByText('已保存到本机').waitFor();
    await page.goto(`${app.url()}/`);
    await page.waitForURL('**/login');
    await page.goto(`${app.url()}/welcome`);
    await page.getByText('保存在本机').first().waitFor();
    await press(page, '登录');
    await page.waitForURL('**/login?redirect=%2Fwelcome');
    await page.goto(`${app.url()}/dashboard`);
    await page.waitForURL('**/login?redirect=%2Fdashboard%2Frecently');
    await press(page, '不登录，先用着');
    await page.waitForURL('**/welcome');
    expect(complaints).toEqual([]);
  });

  it('a link with a diagram in it is opened, shown and edited', async () => {
    const { page, complaints } = await app.visit(`/pikchr/new#${encode('box "甲"')}`);
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    await previewState(page, 'ready');
    await page.reload();
    await previewState(page, 'ready');
    await page.goto(`${app.url()}/p/link/pikchr#${encode('box "乙"')}`);
    await previewState(page, 'ready');
    await page.goto(`${app.url()}/pikchr/01k0z9t6w3h5x7r2q4m8n6b1cd`);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(complaints).toEqual([]);
  });

  it('one is asked to sign in for what may not be seen, and told so once one has', async () => {
    const { page } = await app.visit('/403');
    await page.waitForURL('**/login?redirect=%2F403');
    const { visit } = await join(app, '赵一');
    const forbidden = await visit('/403');
    await forbidden.page.getByRole('heading', { name: '没有权限查看这个页面' }).waitFor();
  });
});

it(
  'signing in has no accessibility violation in light and dark, and fits a narrow screen',
  { tags: 'long' },
  async () => {
    const { page } = await app.visit('/login', {
      colorScheme: 'light',
      viewport: { width: 390, height: 844 },
    });
    await field(page, '邮箱').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

it.each(['d2lang', 'graphviz'])(
  '%s is drawn from what the server gives out',
  { tags: 'long' },
  async (segment) => {
    const { page, complaints } = await app.visit(`/${segment}/new`);
    await previewState(page, 'ready');
    expect(complaints).toEqual([]);
  },
);

it('pages come under the policy that lets them load nothing from elsewhere', async () => {
  const { page } = await app.visit('/login');
  const response = await page.goto(`${app.url()}/login`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self';");
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        new Image().src = 'https://elsewhere.example/a.png';
      }),
  );
  expect(blocked).toBe('img-src');
});
