import type { Client } from './client.js';
import { ClientError } from './clientError.js';
import type { User } from './contract.js';

/** What is known when the product starts. */
export interface StartupState {
  readonly isLoading: boolean;
  readonly user: User | undefined;
  /** Why the user could not be loaded. */
  readonly error: unknown;
  /** True once the user has been loaded. */
  readonly health: boolean;
}

/** The state of the start, in the form of React's `useSyncExternalStore`. */
export interface Startup {
  getSnapshot(): StartupState;
  subscribe(listener: () => void): () => void;
  /** Loads the current user, at the start and after signing in. */
  load(): Promise<StartupState>;
  /** Notes that nobody is signed in any more, without asking the server what it has been told. */
  leave(): StartupState;
}

/** Makes the state that the product starts with, which `load` fills. */
export function createStartup(client: Client): Startup {
  let state: StartupState = { isLoading: true, user: undefined, error: undefined, health: false };
  const listeners = new Set<() => void>();
  const set = (next: StartupState) => {
    state = next;
    for (const listener of listeners) listener();
    return state;
  };
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    leave: () => set({ isLoading: false, user: undefined, error: undefined, health: false }),
    async load() {
      set({ ...state, isLoading: true });
      try {
        // Silent: nobody has asked for it. The state holds what went wrong, and the page it leads to says it.
        const user = await client.call('user.current', { silent: true });
        return set({ isLoading: false, user, error: undefined, health: true });
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        return set({ isLoading: false, user: undefined, error, health: false });
      }
    },
  };
}
