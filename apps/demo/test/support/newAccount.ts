import { createClient, type Client } from '@letu/client';

/** Somebody who has just signed up. */
export interface NewAccount {
  readonly client: Client;
  readonly id: string;
  readonly session: string;
}

/** Signs somebody up at a server, without a page. */
export async function newAccount(baseUrl: string, name: string): Promise<NewAccount> {
  const kept = new Map<string, string>();
  const client = createClient({
    baseUrl,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  const body = { name, email: `${name}@example.com`, password: 'correct horse battery' };
  const { user } = await client.call('auth.signUp', { body });
  return { client, id: user.id, session: kept.get('letu.session') ?? '' };
}
