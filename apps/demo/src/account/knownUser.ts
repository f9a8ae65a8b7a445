import type { User } from '@letu/client';

/** What is remembered of whoever is signed in, for when the server cannot be asked. */
export type KnownUser = Pick<User, 'id' | 'name' | 'email'>;

const KEY = 'letu:account';

/** Returns who was signed in here last and has not signed out. */
export function readKnownUser(): KnownUser | undefined {
  try {
    const { id, name, email } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KnownUser>;
    return id && name ? { id, name, email: email ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when someone signs in or out in another tab, until the returned function is called. */
export function watchKnownUser(onChange: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY) onChange();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export function writeKnownUser(user: KnownUser | undefined): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify({ id: user.id, name: user.name, email: user.email }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without it, one has to be online to work with what the account holds.
  }
}
