// Every route of the product, visited by someone who is signed in, in Chinese and in English, and by someone who is not.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@letu/core';
import { kinds } from '@letu/kinds';
import { enUS } from '../../src/locales/en-US.js';
import { zhCN } from '../../src/locales/zh-CN.js';
import { editorPath } from '../../src/routing/editorPath.js';
import { appWithServer, type AppPage } from '../support/app.js';
import { violationsInBothThemes } from '../support/pageChecks.js';
import { draw, join, type Person } from '../support/person.js';

/** Which paths to visit, as a regular expression. It takes minutes, and pages have tests of their own: `npm run routes` asks for it. */
const ASKED_FOR = process.env['ROUTES'];
const PATIENCE_MS = 900_000;

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
  route('/login/callback/github', 'here'),
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
  // Signing out comes last: nobody is signed in afterwards.
  route('/logout', 'here'),
];

/** What the things are called. */
const NAMES: Readonly<Record<Locale, { person: string; repository: string; graph: string; chat: string }>> = {
  'zh-CN': { person: '林晓', repository: '订单系统', graph: '订单流程', chat: '权限设计' },
  'en-US': { person: 'Robin', repository: 'Orders', graph: 'Order flow', chat: 'Permissions' },
};

/** Makes an account that reads a language. */
async function newReader(locale: Locale): Promise<Person> {
  const person = await join(app, NAMES[locale].person);
  await person.client.call('preference.set', {
    params: { key: 'interface.locale' },
    body: { value: locale },
  });
  return person;
}

/** Makes what the addresses name. */
async function makeThings(person: Person, locale: Locale): Promise<Things> {
  const { client } = person;
  const names = NAMES[locale];
  const repository = await client.call('repository.create', { body: { name: names.repository } });
  const { gid } = await draw(person, names.graph, { source: 'box "A"', repositoryId: repository.id });
  const chat = await client.call('chat.create', { body: { title: names.chat } });
  const { path: share } = await client.call('link.create', { params: { gid }, body: {} });
  const editors: Record<string, string> = {};
  for (const { kind, type } of kinds) {
    const drawn = await draw(person, `${names.graph} (${kind})`, { type, source: '' });
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

/** Someone who visits the routes, and what is called wrong with them. */
interface Visitor {
  readonly name: string;
  readonly locale: Locale;
  readonly isSignedIn: boolean;
  readonly opened: AppPage;
  readonly things: Things;
}

/** Returns what of a page is in Chinese besides the product's name and that of the language: people's own words here are English. */
async function chineseWords(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...named];
  });
  return words.filter((word) =>
    /\p{Script=Han}/u.test(word.replaceAll(/乐图( - 发现创作的乐趣)?|简体中文/g, '')),
  );
}

/** What is wrong with where a visit of a route has ended. */
async function wrongEnd({ page }: AppPage, one: Route, address: string, isSignedIn: boolean) {
  const url = new URL(page.url());
  const isLed = url.pathname === '/login';
  if (!isSignedIn && one.outside === 'login') {
    const isRight = isLed && (one.end !== undefined || url.searchParams.get('redirect') === address);
    return isRight ? [] : [`leads to ${url.href}`];
  }
  const faults: string[] = [];
  if ((await isLost(page)) !== (one.isLost ?? false))
    faults.push('says the wrong thing of whether it exists');
  const end = url.pathname + url.search;
  if (isSignedIn && !one.isLost && end !== (one.end ?? address)) faults.push(`leads to ${end}`);
  return faults;
}

/** What axe has found already at a page that many routes lead to. */
const known = new Map<string, Promise<readonly string[]>>();

/** Looks for what axe finds: on the page for signing in, where most routes lead to without an account, once. */
function violationsOf({ page }: AppPage, { name }: Visitor): Promise<readonly string[]> {
  const { pathname } = new URL(page.url());
  if (pathname !== '/login') return violationsInBothThemes(page);
  const key = name + pathname;
  const found = known.get(key) ?? violationsInBothThemes(page);
  known.set(key, found);
  return found;
}

/** Opens a route, prints the line of the table, and returns what is wrong. */
async function visit(one: Route, visitor: Visitor): Promise<readonly string[]> {
  const { opened, things, name, locale, isSignedIn } = visitor;
  const { page, complaints } = opened;
  const before = complaints.length;
  const address = one.address(things);
  const response = await page.goto(app.url() + address);
  await settled(page);
  const ends = await wrongEnd(opened, one, address, isSignedIn);
  const found = await violationsOf(opened, visitor);
  const errors = complaints.slice(before);
  const title = await page.title();
  const untitled = title.includes('乐图') ? [] : [`is called ${title}`];
  const words = locale === 'en-US' ? await chineseWords(page) : [];
  const status = response?.status() ?? 0;
  const axe = ['light', 'dark'].map((theme) => found.filter((fault) => fault.startsWith(theme)).length);
  process.stdout.write(
    `| ${[one.path, name, status, title, errors.length, axe.join(', '), words.length].join(' | ')} |\n`,
  );
  const answers = status === 200 ? [] : [`answers ${status}`];
  return [...answers, ...ends, ...untitled, ...errors, ...found, ...words].map(
    (fault) => `${one.path}, ${name}: ${fault}`,
  );
}

describe.runIf(ASKED_FOR)('every route', () => {
  it(
    'opens without an error, accessible in both themes and all in one language',
    async () => {
      const asked = new RegExp(ASKED_FOR ?? '');
      const routes = ROUTES.filter(({ path }) => asked.test(path));
      const visitors: Visitor[] = [];
      for (const locale of ['zh-CN', 'en-US'] as const) {
        const person = await newReader(locale);
        const things = await makeThings(person, locale);
        const opened = await person.visit('/404');
        visitors.push({ name: `signed in, ${locale}`, locale, isSignedIn: true, opened, things });
        if (locale === 'en-US') continue;
        visitors.push({
          name: 'signed out',
          locale,
          isSignedIn: false,
          opened: await app.visit('/404'),
          things,
        });
      }
      process.stdout.write('| route | as | status | title | errors | axe light, dark | untranslated |\n');
      const faults = await Promise.all(
        visitors.map(async (visitor) => {
          const all: string[] = [];
          for (const one of routes) all.push(...(await visit(one, visitor)));
          return all;
        }),
      );
      expect(faults.flat()).toEqual([]);
    },
    PATIENCE_MS,
  );
});
