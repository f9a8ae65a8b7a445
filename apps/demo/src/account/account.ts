import { ClientError, createStartup, type StartupState } from '@letu/client';
import { documentStore } from '../documents/store.js';
import { client } from '../server/client.js';
import { writeDeviceOnly } from '../settings/deviceOnly.js';
import { endedSession, noteEnded } from './endedSession.js';
import { readKnownUser, watchKnownUser, writeKnownUser, type KnownUser } from './knownUser.js';

/** Who works here, and whether there is a server to sign in to. */
export interface Account {
  /** Whose documents are worked on; undefined for those of this device alone. */
  readonly user: KnownUser | undefined;
  /** `absent` where the app is served by itself, without an API. */
  readonly server: 'present' | 'absent' | 'unreachable';
}

/** How often to look for a server that could not be reached at the start, in milliseconds. */
const LOOK_MS = 15_000;

/** The state the product starts with. */
export const startup = createStartup(client);

const forgetters = new Set<() => void>();

/** Has something forgotten whenever it is asked anew who works here, for as long as the page is there. */
export function onAsked(forget: () => void): void {
  forgetters.add(forget);
}

function forgetAll(): void {
  for (const forget of forgetters) forget();
}

/** Returns what the start has found out; offline, whoever was signed in goes on working. */
export function accountOf({ user, error }: StartupState): Account {
  // A session that has ended meanwhile is no one's.
  if (user) return { user: client.hasSession() ? user : undefined, server: 'present' };
  // Whoever has signed out could do so before.
  if (!(error instanceof ClientError)) return { user: undefined, server: 'present' };
  if (error.status === 401) return { user: undefined, server: 'present' };
  // Something answered that is not the API: a host of files gives its own page, or none.
  const isOther = error.code === 'unreadable' || (error.status === 404 && error.reason === '');
  if (isOther) return { user: undefined, server: 'absent' };
  return { user: client.hasSession() ? readKnownUser() : undefined, server: 'unreachable' };
}

/** Returns who works here now. */
export function currentAccount(): Account {
  return accountOf(startup.getSnapshot());
}

/**
 * Signs out, with or without the server's help, and forgets what the account had on this device.
 *
 * @returns How many documents stay, hidden, since the server does not have their latest changes yet.
 */
export async function signOut(): Promise<number> {
  // Silent: whatever the server says, one has signed out here. Offline, it ends the session once that has been idle for long enough.
  if (client.hasSession()) await client.call('auth.signOut', { silent: true }).catch(() => undefined);
  writeKnownUser(undefined);
  noteEnded(undefined);
  forgetAll();
  startup.leave();
  return documentStore.forgetOthers(undefined).catch(() => 0);
}

/** Changes what the account is called. @throws ClientError after it was told. */
export async function changeName(name: string): Promise<void> {
  await client.call('user.update', { body: { name } });
  const { user } = await startup.load();
  if (user) writeKnownUser(user);
}

/** Loads the current user, at the start and after signing in or out, and keeps on this device only what is theirs. */
export async function loadAccount(): Promise<Account> {
  forgetAll();
  const state = await startup.load();
  const account = accountOf(state);
  if (state.user) {
    noteEnded(undefined);
    writeKnownUser(state.user);
    writeDeviceOnly(false);
  } else if (account.server === 'present') {
    noteEnded(readKnownUser() ?? endedSession());
    writeKnownUser(undefined);
  }
  // Where the database cannot be opened, nothing of anyone is kept.
  if (account.server === 'present') await documentStore.forgetOthers(account.user?.id).catch(() => 0);
  return account;
}

/** Begins to look for a server that cannot be reached, and to follow who signs in elsewhere. */
export function watchAccount(): void {
  const look = () => {
    const { isLoading } = startup.getSnapshot();
    if (!isLoading && currentAccount().server === 'unreachable') void loadAccount();
  };
  window.addEventListener('online', look);
  setInterval(look, LOOK_MS);
  watchKnownUser(() => void loadAccount());
}
