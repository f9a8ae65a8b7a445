import { createClient, type Client } from '@letu/client';
import { newPerson } from './account.js';
import { newAddress, type AppPage, type Product } from './app.js';

/** Someone with an account, who can also do things without a page. */
export interface Person {
  readonly client: Client;
  /** Opens a path in a browser in which they are signed in. */
  visit(path: string): Promise<AppPage>;
}

/** Makes an account. */
export async function join(app: Product, name: string): Promise<Person> {
  const kept = new Map<string, string>();
  const client = createClient({
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
  await client.call('auth.signUp', { body: newPerson(name) });
  return {
    client,
    async visit(path) {
      const visited = await app.visit('/404');
      await visited.page.evaluate(
        (entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        },
        [...kept],
      );
      await visited.page.goto(app.url() + path);
      return visited;
    },
  };
}

/** Stores a diagram of theirs. */
export const draw = (
  { client }: Person,
  title: string,
  more: { type?: string; repositoryId?: string } = {},
) => client.call('graph.create', { body: { type: 'pikchr', title, source: 'box "甲"', ...more } });
