import { randomUUID } from 'node:crypto';
import { createClient, type Client, type Graph } from '@letu/client';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { newAddress, type App, type AppPage, type VisitOptions } from './app.js';

/** What someone signs in with, and the name they are called by. */
export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Returns the credentials of someone new. */
export const newPerson = (name: string): Credentials => ({
  name,
  email: `${randomUUID()}@example.com`,
  password: 'correct horse battery',
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Makes an account on the sign-in page, where the page is. */
export async function signUp(page: Page, { name, email, password }: Credentials): Promise<void> {
  await press(page, '注册');
  await field(page, '名字').fill(name);
  await field(page, '邮箱').fill(email);
  await field(page, '密码').fill(password);
  await press(page, '注册');
}

/** Signs in on the sign-in page, where the page is. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await field(page, '邮箱').fill(email);
  await field(page, '密码').fill(password);
  await press(page, '登录');
}

/** Someone with an account, who can also do things without a page. */
export interface Person extends Credentials {
  readonly client: Client;
  /** Opens a path in a browser of their own, in which they are signed in. */
  visit(path: string, options?: VisitOptions): Promise<AppPage>;
}

/** Makes an account. */
export async function join(app: App, name: string): Promise<Person> {
  const credentials = newPerson(name);
  const [person, client] = personOver(app, credentials);
  await client.call('auth.signUp', { body: credentials });
  return person;
}

/** Signs in whoever looks after the site of this run, which all tests share: what is changed for it is to be changed back. */
export async function siteOwner(app: App): Promise<Person> {
  const { email, password } = inject('demo').owner;
  const [person, client] = personOver(app, { name: 'owner', email, password });
  await client.call('auth.signIn', { body: { email, password } });
  return person;
}

function personOver(app: App, credentials: Credentials): [Person, Client] {
  const kept = new Map<string, string>();
  const client = clientOver(app, kept);
  const visit: Person['visit'] = (path, options) => {
    const localStorage = [...kept].map(([key, value]) => ({ name: key, value }));
    const storageState = { cookies: [], origins: [{ origin: app.url(), localStorage }] };
    return app.visit(path, { ...options, storageState });
  };
  return [{ ...credentials, client, visit }, client];
}

/** Returns what calls the server as whoever has signed in on a page. */
export async function clientOf(app: App, page: Page): Promise<Client> {
  return clientOver(app, new Map(await page.evaluate(() => Object.entries<string>(localStorage))));
}

/** Returns what calls the server with the session that is kept there. */
function clientOver(app: App, kept: Map<string, string>): Client {
  return createClient({
    baseUrl: app.url(),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    navigation: { here: () => '/404', go: () => undefined },
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      for (const [key, value] of Object.entries(newAddress())) headers.set(key, value);
      return fetch(url, { ...init, headers });
    },
  });
}

/** Stores a diagram of theirs. */
export const draw = (
  { client }: Person,
  title: string,
  more: { type?: string; source?: string; repositoryId?: string } = {},
): Promise<Graph> =>
  client.call('graph.create', { body: { type: 'pikchr', title, source: 'box "甲"', ...more } });
