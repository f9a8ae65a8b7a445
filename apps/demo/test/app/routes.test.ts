// Every route of the product, visited by someone who is signed in and by someone who is not.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '@letu/kinds';
import { enUS } from '../../src/locales/en-US.js';
import { zhCN } from '../../src/locales/zh-CN.js';
import { editorPath } from '../../src/routing/editorPath.js';
import { appWithServer, type AppPage } from '../support/app.js';
import { violationsInBothThemes } from '../support/pageChecks.js';
import { draw, join, type Person } from '../support/person.js';

/** Takes minutes, and pages have tests of their own: `npm run routes` asks for it. */
const IS_ASKED_FOR = process.env['ROUTES'] === 'whole';

const app = appWithServer();

/** What addresses are made of. */
interface Things {
  readonly gid: string;
  readonly repository: string;
  readonly share: string;
  readonly chat: string;
  readonly editors: Readonly<Record<string, string>>;
}

/** Where someone without an account ends who opens a route: where it leads, there, or at the page for signing in. */
type Outside = 'here' | 'login';

/** One route: its path in the table, the address that is opened, the path that one ends at, and where others end. */
interface Route {
  readonly path: string;
  readonly address: (things: Things) => string;
  readonly end?: string;
  readonly outside: Outside;
  /** Whether it says that there is no such page. */
  readonly isLost?: boolean;
}

const route = (path: string, outside: Outside, end?: string): Route => ({
  path,
  outside,
  ...(end ? { end } : {}),
  address: ({ gid, repository, chat }) =>
    path
      .replace('/graph/{id}', `/graph/${gid}`)
      .replace(/^\/(repository|reposettings)\/\{id\}/, `/$1/${repository}`)
      .replace('/chat/{id}', `/chat/${chat}`)
      .replace('{id}', gid),
});

const ROUTES: readonly Route[] = [
  route('/', 'login', '/welcome'),
  route('/login', 'login', '/welcome'),
  route('/403', 'login'),
  { ...route('/404', 'here'), isLost: true },
  { ...route('/no-such-page', 'here'), isLost: true },
  { ...route('/preference/no-such-page', 'login'), isLost: true },
  route('/welcome', 'login'),
  route('/template', 'login'),
  route('/build', 'login', '/build/plugin'),
  route('/build/plugin', 'login'),
  ...kinds.map(({ kind }) => route(`/build/plugin/${kind}`, 'login')),
  route('/build/font', 'login'),
  route('/build/model', 'login'),
  route('/build/model/provider', 'login'),
  route('/build/model/add/DeepSeek', 'login'),
  route('/build/model/add/Compatible', 'login'),
  route('/dashboard', 'login', '/dashboard/recently'),
  ...['recently', 'owned', 'shared', 'favourite', 'all', 'MERMAID'].map((type) =>
    route(`/dashboard/${type}`, 'login'),
  ),
  route('/repository/{id}', 'login'),
  route('/reposettings/{id}/display', 'login'),
  route('/reposettings/{id}/members', 'login'),
  route('/reposettings/{id}/delete', 'login'),
  route('/trash', 'login'),
  ...['appearance', 'account', 'repo', 'shape', 'planttext', 'mermaid', 'cloud', 'shortcuts', 'trash'].map(
    (name) => route(`/preference/${name}`, 'login'),
  ),
  route('/graph/{id}/access', 'login'),
  route('/graph/{id}/revision', 'login'),
  { path: '/p/{uid}/{id}', outside: 'here', address: ({ share }) => share },
  route('/preview/{id}', 'login'),
  route('/tuya/{id}', 'login'),
  route('/domimage', 'here'),
  route('/collaborator', 'login'),
  route('/chat', 'login'),
  route('/chat/{id}', 'login'),
  route('/aichat', 'login'),
  ...kinds.map((kind): Route => ({
    path: `/${kind.path}/{id}`,
    outside: 'login',
    address: ({ editors }) => editors[kind.kind] ?? '',
  })),
];

/** Makes what the addresses name. */
async function makeThings(person: Person): Promise<Things> {
  const { client } = person;
  const repository = await client.call('repository.create', { body: { name: '订单系统' } });
  const { gid } = await draw(person, '订单流程');
  const chat = await client.call('chat.create', { body: { title: '权限设计' } });
  const { path: share } = await client.call('link.create', { params: { gid }, body: {} });
  const editors: Record<string, string> = {};
  for (const { kind, type } of kinds) {
    const drawn = await draw(person, `示例 ${kind}`, { type, source: '' });
    editors[kind] = editorPath({ type, gid: drawn.gid });
  }
  return { gid, repository: repository.id, share, chat: chat.id, editors };
}

/** Tells whether a page says that there is none. */
async function isLost(page: Page): Promise<boolean> {
  const says = [zhCN, enUS].map(({ failure }) => failure.notFound);
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  return headings.some((heading) => says.includes(heading));
}

/** Waits until a page has come to rest. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1, [data-part], form, main button').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

/** The lines of the table that is printed in the end. */
const table: string[] = [];
/** Opens an address as someone does, and returns what was there. */
async function look(opened: AppPage, { path }: Route, as: string) {
  const { page, complaints } = opened;
  await settled(page);
  const found = await violationsInBothThemes(page);
  const status = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
  );
  const title = await page.title();
  table.push(`| ${path} | ${as} | ${status} | ${title} | ${complaints.length} | ${found.length} |`);
  expect(status).toBe(200);
  expect(title).toContain('乐图');
  expect(complaints).toEqual([]);
  expect(found).toEqual([]);
  return new URL(page.url());
}

describe.runIf(IS_ASKED_FOR)('every route', () => {
  let person: Person;
  let things: Things;
  beforeAll(async () => {
    person = await join(app, '林晓');
    things = await makeThings(person);
  });
  afterAll(() => console.log(['| route | as | status | title | errors | axe |', ...table].join('\n')));

  it.each(ROUTES)('opens $path for who is signed in', async (one) => {
    const address = one.address(things);
    const opened = await person.visit(address);
    const { page } = opened;
    const url = await look(opened, one, 'signed in, zh');
    expect(await isLost(page)).toBe(one.isLost ?? false);
    if (!one.isLost) expect(url.pathname + url.search).toBe(one.end ?? address);
    await page.evaluate(
      (locale) => localStorage.setItem('letu:settings', JSON.stringify({ locale })),
      'en-US',
    );
    await page.reload();
    await look(opened, one, 'signed in, en');
  });

  it.each(ROUTES)('opens $path, or the way to sign in, for who is not', async (one) => {
    const address = one.address(things);
    const url = await look(await app.visit(address), one, 'signed out');
    const isLed = url.pathname === '/login';
    expect(isLed).toBe(one.outside === 'login');
    if (isLed && one.end === undefined) expect(url.searchParams.get('redirect')).toBe(address);
  });
});
